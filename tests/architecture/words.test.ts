/** Every word is said in both languages with the same blanks, every word is used in its folder, and no word stands elsewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, languageTag, type Locale } from '#schemas/locale.ts';
import { ROOT } from '../../tools/imports.ts';

type Tables = Record<Locale, Record<string, string>>;

const isTables = (value: unknown): value is Tables =>
  typeof value === 'object' && value !== null && LOCALES.every((locale) => locale in value);

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|gen)\.tsx?$/.test(path));
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const PRODUCT = [...filesIn('src'), ...filesIn('desk'), ...filesIn('renderers'), ...filesIn('server')];
const isWordsFile = (path: string) => /(?:^|[/-])words\.ts$|\/field-messages\.ts$/.test(path);
const WORDS_FILES = PRODUCT.filter((path) => isWordsFile(path) && /\bcn: \{/.test(textOf(path)));

const sets = await Promise.all(
  WORDS_FILES.map(async (path) => {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ join(ROOT, path));
    return Object.entries(module).flatMap(([name, tables]) =>
      isTables(tables) ? [{ path, name, tables }] : [],
    );
  }),
).then((matches) => matches.flat());

const FORM = /_(?:zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(FORM, '');
const blanksOf = (word: string) => [...word.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/** Keys of one base, with the form of each. */
function formsOf(table: Record<string, string>): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const key of Object.keys(table)) {
    const form = FORM.exec(key)?.[0].slice(1) ?? '';
    forms.set(baseOf(key), [...(forms.get(baseOf(key)) ?? []), form]);
  }
  return forms;
}

/** Files that may say words of this set: its folder where that is a renderer's, else whoever names the set. */
function speakersOf(path: string, name: string): string[] {
  const others = PRODUCT.filter((one) => one !== path);
  return path.startsWith('renderers/')
    ? others.filter((one) => one.startsWith(`${dirname(path)}/`))
    : others.filter((one) => new RegExp(`\\b${name}\\b`).test(textOf(one)));
}

/** Where the names of states, reasons and kinds stand that a view says by a variable. */
const FACTS = [...filesIn('schemas'), ...filesIn('src/features'), ...filesIn('src/pieces')]
  .map(textOf)
  .join('\n');

/** Templates that are more than one blank, as patterns of what they may become. */
function templatesOf(text: string): RegExp[] {
  return [...text.matchAll(/`([\w.]*(?:\$\{[^}`]*\}[\w.]*)+)`/g)]
    .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
    .filter((parts) => parts.some((part) => part !== ''))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`));
}

/** Whether a text says the key: by its name, or by a template it may come of. */
function says(text: string, key: string): boolean {
  const isNamed = text.includes(`'${key}'`) || new RegExp(`\\b${key}: `).test(text);
  return isNamed || templatesOf(text).some((template) => template.test(key));
}

describe.each(sets)('$path', ({ path, name, tables }) => {
  it('M12, D122: each word stands in both languages, in every form Intl names, with the same blanks', () => {
    const cn = formsOf(tables.cn);
    expect([...formsOf(tables.en).keys()].sort()).toEqual([...cn.keys()].sort());
    for (const locale of LOCALES) {
      const { pluralCategories } = new Intl.PluralRules(languageTag(locale)).resolvedOptions();
      for (const [base, forms] of formsOf(tables[locale])) {
        const targets = forms.some((form) => form !== '') ? [...pluralCategories].sort() : [''];
        expect([base, [...forms].sort()]).toEqual([base, targets]);
      }
      for (const [key, word] of Object.entries(tables[locale])) {
        expect(word.trim() === '', `${key} is empty`).toBe(false);
        const twin = tables.cn[`${baseOf(key)}_other`] ?? tables.cn[key] ?? '';
        expect([key, blanksOf(word)]).toEqual([key, blanksOf(twin)]);
        expect(word.replaceAll(/\{\{\w+\}\}/g, ''), `blanks of ${key}`).not.toMatch(/[{}]/);
      }
    }
  });

  it('D122: each word is used where its set belongs', () => {
    const text = speakersOf(path, name).map(textOf).join('\n');
    // A key that is no literal there is a fact of the contract: a state, a reason, a kind of field.
    const speaksFacts = /\b(?:t|say|in\(\w+\))\((?!['`])/.test(text);
    const unusedKeys = [...formsOf(tables.cn).keys()].filter(
      (key) => !says(text, key) && !(speaksFacts && FACTS.includes(`'${key}'`)),
    );
    expect(unusedKeys).toEqual([]);
  });

  it('D122: each word that is asked for by name is there', () => {
    if (!path.startsWith('renderers/')) return;
    const keys = new Set(formsOf(tables.cn).keys());
    const askedNames = speakersOf(path, name).flatMap((one) => {
      const text = textOf(one);
      // Words of other sets are asked of functions of other names, or of a `t` made of them.
      return /const t = |useTranslation|useWords/.test(text)
        ? []
        : [...text.matchAll(/(?<![\w.])t\('([^']+)'/g)].map(([, key = '']) => key);
    });
    expect(askedNames.filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('words', () => {
  it('D122: the sets were found', () => {
    expect(sets.length).toBeGreaterThan(60);
    expect(new Set(sets.map(({ path }) => path)).size).toBe(sets.length);
  });

  it('D122: no Chinese is written in a view: it stands in a file of words', () => {
    const code = (path: string) =>
      textOf(path)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/^\s*\/\/.*$/gm, '');
    const foundPaths = PRODUCT.filter((path) => path.endsWith('.tsx') && /\p{Script=Han}/u.test(code(path)));
    expect(foundPaths).toEqual([]);
  });

  it('D122: i18next is asked by the words layer alone', () => {
    const foundPaths = PRODUCT.filter((path) => relative('src/i18n', path).startsWith('..')).filter((path) =>
      /from '(?:react-)?i18next'/.test(textOf(path)),
    );
    expect(foundPaths).toEqual([]);
  });
});

/** One term for one idea, as a native says it: what the words of screens say instead of the first. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/您/, '你 (messages alone are formal)'],
  [/聊天/, '讨论'],
  [/主持人/, '老师'],
  [/串流/, '推流'],
  [/订阅/, '预约'],
  [/超级会员/, '会员'],
  [/[「」]/, '“ ”'],
  [/\.\.\./, '…'],
  [
    /[\u4E00-\u9FFF”）][,;:?!]|[,;:?!][\u4E00-\u9FFF“（]|[\u4E00-\u9FFF]\.(?:\s|$)/,
    'punctuation of full width',
  ],
  [/\((?=[^)]*[\u4E00-\u9FFF])/, 'brackets of full width'],
];

const cnWords = [
  ...sets
    .filter(({ path }) => !path.startsWith('server/'))
    .flatMap(({ path, tables }) =>
      Object.entries(tables.cn).map(([key, word]) => ({ at: `${path} ${key}`, word })),
    ),
  ...filesIn('schemas/api')
    .filter((path) => /\/codes-\w+\.ts$/.test(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(/\bcn: '([^']+)'/g)].map(([, word = '']) => ({ at: path, word })),
    ),
];

/** Texts of answers that the specification quotes, and what the shop's own people are called. */
const QUOTED = ['仅超级会员可学习', '未开通超级会员'];

it.each(TERMS)('ADR-521: no word of a screen has %s', (match, instead) => {
  expect(cnWords.length).toBeGreaterThan(1500);
  const wrong = cnWords.filter(({ word }) => match.test(word) && !QUOTED.includes(word));
  expect(wrong.map(({ at, word }) => `${at}: ${word} (say ${instead})`)).toEqual([]);
});
