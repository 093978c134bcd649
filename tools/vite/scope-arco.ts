/** Keeps the base styles of Arco from restyling the storefront once one of its controls is fetched (ADR-493). */
import type { Plugin } from 'vite';

const BASE = /@arco-design\/web-react\/(?:es|lib)\/style\/index\.css$/;
const VARIABLES = /--[\w-]+:[^;}]*/g;

/** The rules of a style sheet, each with its nested ones in its body. */
function rulesOf(css: string): { selector: string; body: string }[] {
  const rules: { selector: string; body: string }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (css[at] === '}') {
      depth -= 1;
      if (depth !== 0) continue;
      rules.push({ selector: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return rules;
}

const isOwn = (selector: string) =>
  selector.startsWith('@') || selector.split(',').every((one) => /^\s*\.[\w-]+/.test(one));

/** Arco's base without what reaches beyond its own classes: of `body` the variables alone, of bare elements nothing. */
export function scopeArcoBase(css: string): string {
  return rulesOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    .map(({ selector, body }) => {
      if (selector === 'body') return { selector, body: (body.match(VARIABLES) ?? []).join(';') };
      return isOwn(selector) ? { selector, body } : { selector, body: '' };
    })
    .filter(({ body }) => body !== '')
    .map(({ selector, body }) => `${selector}{${body}}`)
    .join('\n');
}

export function scopeArco(): Plugin {
  return {
    name: 'scope-arco',
    enforce: 'pre',
    transform(css, id) {
      return BASE.test(id.split('?')[0] ?? '') ? { code: scopeArcoBase(css), map: null } : undefined;
    },
  };
}
