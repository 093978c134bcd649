/** `study show|set <shop> [field=value…]`: how the lessons of a shop are studied, by the fields of its record. */
import { consoleStudyRulesGet, consoleStudyRulesSave } from '#schemas/api/console/study.ts';
import { makeDocumentAjv } from '#schemas/ajv.ts';
import { isObject } from '#schemas/page/json.ts';
import { faultsOf } from '#schemas/page/rule-words.ts';
import { StudyRulesSchema, type StudyRules } from '#schemas/shop/study-rules.ts';
import type { Command } from './command.ts';
import { unknownShop, usageError } from './shop-error.ts';

const USAGE =
  'npm run shop -- study show <shop>, or study set <shop> <field=value…>, such as marquee.enabled=1 or is_hidden_study_uncounted=1';

const validate = makeDocumentAjv().compile<StudyRules>(StudyRulesSchema);

/** Numbers are numbers; everything else is what was typed. */
const valueOf = (text: string): unknown => (/^-?\d{1,9}$/.test(text) ? Number(text) : text);

/** `marquee.size=20 finish_text_percent=80` as they stand in the record. */
function readPairs(pairs: readonly string[]): Record<string, unknown> {
  const rules: Record<string, unknown> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw usageError(USAGE);
    const [field = '', part] = pair.slice(0, at).split('.', 2);
    const value = valueOf(pair.slice(at + 1));
    if (part === undefined) rules[field] = value;
    else rules[field] = { ...(isObject(rules[field]) ? rules[field] : {}), [part]: value };
  }
  return rules;
}

function describe({ say, shop }: Command, rules: StudyRules): void {
  const lines = Object.entries(rules).flatMap(([field, value]) =>
    isObject(value)
      ? Object.entries(value).map(([part, one]) => `${field}.${part}=${String(one)}`)
      : [`${field}=${String(value)}`],
  );
  say(lines.length === 0 ? `All is ordinary in ${shop}.\n` : `${lines.join('\n')}\n`);
}

/** What is done stands first among the arguments. */
export async function study(command: Command): Promise<number> {
  const { connect, sayFault, shop, args, flags } = command;
  const [verb, ...pairs] = args;
  if (verb !== 'show' && (verb !== 'set' || pairs.length === 0)) throw usageError(USAGE);
  const rules = readPairs(pairs);
  if (!validate(rules)) {
    for (const { pointer, message, hint } of faultsOf(validate, rules, StudyRulesSchema))
      sayFault(
        `${pointer.slice(1).replaceAll('/', '.')}\n    ${message[flags.locale]}\n    ${hint[flags.locale]}\n`,
      );
    sayFault('\nNothing was changed.\n');
    return 1;
  }
  const client = await connect();
  const outcome =
    verb === 'show'
      ? await client.ask(consoleStudyRulesGet, { shop })
      : await client.ask(consoleStudyRulesSave, { shop, rules });
  if (outcome === undefined) throw unknownShop(shop);
  describe(command, outcome.rules);
  return 0;
}
