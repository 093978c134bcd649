/** Lint rule: no declaration is named by a bare participle such as `told` or `kept` (ADR-595). */

/** Participles with endings of their own; regular ones end in `ed`. */
const IRREGULAR = new Set(
  (
    'asked begun bitten blown born borne bought bound broken brought built caught chosen come dealt done drawn driven ' +
    'fallen felt flown forbidden foretold forgotten found frozen given gone got grown heard held hidden hung kept known ' +
    'laid learnt lent lost made meant met paid proven risen rung said seen sent shaken shown slept sold sought ' +
    'spent spoken stolen stood struck sunk swept taken taught tell thought thrown told torn understood unseen ' +
    'withdrawn withheld won worn woven written'
  ).split(' '),
);

/** Words that only end as participles do. */
const OTHERS = new Set(
  'bed bleed breed deed embed exceed feed hundred indeed need proceed red seed shed speed succeed weed'.split(
    ' ',
  ),
);

/**
 * Names engineers search for, as others have given them.
 * - `disabled`, `required`, `checked`, `selected`: attributes of HTML and ARIA
 * - `buffered`: of HTMLMediaElement
 */
const ESTABLISHED = new Set(['buffered', 'checked', 'disabled', 'required', 'selected']);

/** @param {string} name */
export function isBareParticiple(name) {
  const word = name.replace(/^_+/, '');
  if (!/^[A-Za-z][a-z]+$/.test(word)) return false;
  const lower = word.toLowerCase();
  if (OTHERS.has(lower) || ESTABLISHED.has(lower)) return false;
  return IRREGULAR.has(lower) || lower.endsWith('ed');
}

/** The identifiers a pattern declares; a shorthand repeats the name of a property declared elsewhere. */
function* namesOf(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      yield pattern;
      return;
    case 'ObjectPattern':
      for (const part of pattern.properties) {
        if (part.type === 'RestElement') yield* namesOf(part.argument);
        else if (!part.shorthand) yield* namesOf(part.value);
      }
      return;
    case 'ArrayPattern':
      for (const part of pattern.elements) yield* namesOf(part);
      return;
    case 'AssignmentPattern':
      yield* namesOf(pattern.left);
      return;
    case 'RestElement':
      yield* namesOf(pattern.argument);
      return;
    case 'TSParameterProperty':
      yield* namesOf(pattern.parameter);
      return;
    default:
  }
}

/** @type {import('oxlint').CreateRule} */
const noBareParticiple = {
  create(context) {
    const judge = (identifier) => {
      if (identifier?.type !== 'Identifier' || !isBareParticiple(identifier.name)) return;
      context.report({
        node: identifier,
        message: `\`${identifier.name}\` is a bare participle: name data by a noun, a function by a verb, a yes or no by isXxx, hasXxx or canXxx.`,
      });
    };
    const judgeFunction = (node) => {
      judge(node.id);
      for (const parameter of node.params ?? []) for (const name of namesOf(parameter)) judge(name);
    };
    const judgeNamed = (node) => judge(node.id);
    const judgeKey = (node) => {
      if (!node.computed) judge(node.key);
    };
    return {
      VariableDeclarator: (node) => {
        for (const name of namesOf(node.id)) judge(name);
      },
      FunctionDeclaration: judgeFunction,
      FunctionExpression: judgeFunction,
      ArrowFunctionExpression: judgeFunction,
      TSDeclareFunction: judgeFunction,
      TSFunctionType: judgeFunction,
      TSMethodSignature: (node) => {
        judgeKey(node);
        judgeFunction(node);
      },
      ClassDeclaration: judgeNamed,
      TSInterfaceDeclaration: judgeNamed,
      TSTypeAliasDeclaration: judgeNamed,
      TSPropertySignature: judgeKey,
      PropertyDefinition: judgeKey,
      MethodDefinition: judgeKey,
    };
  },
};

export default { meta: { name: 'names' }, rules: { 'no-bare-participle': noBareParticiple } };
