/** Between a node's props and Storybook's args: a merchant's text is two fields, one a language. Plain, for the frame around stories uses it too. */
import type { Text } from '#schemas/page/text.ts';

export type Args = Readonly<Record<string, unknown>>;

/** What a story tells the frame around it, so that its config can be copied from there. */
export interface NodeParameters {
  readonly kind: string;
  readonly version: number;
  /** Names of the props that are texts. */
  readonly texts: readonly string[];
  readonly slots?: unknown;
}

const LANGUAGES = ['cn', 'en'] as const;

/** Name of the arg that holds one language of a text. */
export const textArg = (name: string, locale: (typeof LANGUAGES)[number]) => `${name} ${locale}`;

function textOf(value: unknown): Partial<Record<'cn' | 'en', unknown>> {
  return typeof value === 'object' && value !== null ? value : { cn: value, en: value };
}

/** Args of stored props. */
export function argsOf(texts: readonly string[], props: Args): Args {
  const pairs = Object.entries(props).flatMap(([name, value]): [string, unknown][] => {
    if (!texts.includes(name)) return [[name, value]];
    const text = textOf(value);
    return LANGUAGES.filter((locale) => text[locale] !== undefined).map((locale) => [
      textArg(name, locale),
      text[locale],
    ]);
  });
  return Object.fromEntries(pairs);
}

function joinLanguages(cn: unknown, en: unknown): Partial<Text> | undefined {
  if (cn === en) return typeof cn === 'string' && cn !== '' ? cn : undefined;
  const parts = Object.entries({ cn, en }).filter(([, part]) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? undefined : Object.fromEntries(parts);
}

/** Stored props of args: what Storybook calls undefined is left out, equal languages become one string. */
export function propsFrom(texts: readonly string[], args: Args): Args {
  const props: Record<string, unknown> = {};
  for (const [arg, value] of Object.entries(args)) {
    const name = texts.find((text) => LANGUAGES.some((locale) => arg === textArg(text, locale))) ?? arg;
    if (Object.hasOwn(props, name)) continue;
    const own = name === arg ? value : joinLanguages(args[textArg(name, 'cn')], args[textArg(name, 'en')]);
    if (own !== undefined) props[name] = own;
  }
  return props;
}

/** The node as a merchant pastes it into a page document. */
export function nodeConfig(node: NodeParameters, args: Args) {
  return {
    id: `${node.kind}-1`,
    kind: node.kind,
    v: node.version,
    props: propsFrom(node.texts, args),
    ...(node.slots === undefined ? {} : { slots: node.slots }),
  };
}
