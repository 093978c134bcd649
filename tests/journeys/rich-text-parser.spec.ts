/** The desk reads rich text by the browser's parser, the server by its own (ADR-761): both read every text alike. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { RICH_TEXT_TAGS } from '#schemas/text/rich-text-tree.ts';
import { richTextTree } from '#schemas/text/rich-text.ts';
import deskBuild from '../../desk/vite.config.ts';
import { ROOT } from '../../tools/imports.ts';
import { loadExamples } from '../support/examples.ts';
import { filesBelow } from '../support/files-below.ts';
import { stringsIn } from '../support/from-schema.ts';
import { XSS_PAYLOADS } from '../support/xss-corpus.ts';
import { expect, test } from './support/storefront.ts';

const NAME = 'lecternReader';
const DEMO = join(ROOT, 'demo/shops');

/** The reader as the desk's build makes it, for a page that has nothing else. */
async function readerScript(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    ...(deskBuild.resolve === undefined ? {} : { resolve: deskBuild.resolve }),
    build: {
      write: false,
      minify: false,
      lib: { entry: join(ROOT, 'schemas/text/rich-text.ts'), formats: ['iife'], name: NAME },
    },
  });
  const [output] = Array.isArray(outputs) ? outputs : [outputs];
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** Runs in the page. */
const readThere = (page: Page, texts: readonly string[]): Promise<unknown[]> =>
  page.evaluate(
    ([name, list]) => {
      const reader: unknown = Reflect.get(globalThis, name);
      const read: unknown =
        typeof reader === 'object' && reader !== null && Reflect.get(reader, 'richTextTree');
      if (typeof read !== 'function') throw new Error('there is no reader');
      return list.map((text): unknown => read(text));
    },
    [NAME, [...texts]] as const,
  );

const ATTRIBUTES = [
  '',
  ' href="/goods/1" title="T"',
  " HREF='https://example.com/?a=1&amp;b=2'",
  ' href=javascript:alert(1)',
  ' src="/demo/covers/gone.svg" alt="&lt;A&gt;" width="10" height="20"',
  ' src=/a.png width=1e2 height=" 7 "',
  ' src="/a.png" width="10px" height="5.5" width=30',
  ' colspan="2" rowspan="0x2" scope="col"',
  ' COLSPAN=3 scope=sideways start="4"',
  ' start="" class="a b" style="color:red" onclick="alert(1)" id=x data-node=y',
];
/** No `select`, in which browsers let more stand than they did, and no `template` that closes nothing (ADR-761). */
const OTHER_TAGS =
  'svg math title noscript script style textarea input button iframe object video br wbr font center body html head frameset plaintext xmp custom-tag'.split(
    ' ',
  );
const TAGS = [...RICH_TEXT_TAGS, 'h1', 'b', 'i', 'strike', ...OTHER_TAGS];
const WORDS = [
  'word',
  ' ',
  '\r\n',
  'a\rb',
  '&amp;',
  '&nbsp;',
  '&#x41',
  '&notit;',
  '<',
  '>',
  '课程',
  '👩‍🏫',
  '\u0000',
  '</',
  '<!-- c -->',
  '<!DOCTYPE html>',
  '<![CDATA[x]]>',
  '<?x?>',
];

/** Pieces of HTML as people and machines paste them: open, closed, in any order. */
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...TAGS), fc.constantFrom(...ATTRIBUTES))
      .map(([tag, rest]) => `<${tag}${rest}>`),
  },
  { weight: 3, arbitrary: fc.constantFrom(...TAGS).map((tag) => `</${tag}>`) },
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);
const html = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

const texts = async (): Promise<string[]> => {
  const examples = (await loadExamples()).flatMap(({ example }) => stringsIn(example.props));
  const demo = filesBelow(DEMO)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => stringsIn(JSON.parse(readFileSync(join(DEMO, file), 'utf8'))));
  const texts = [...examples, ...demo].filter((text) => text.includes('<'));
  return [...new Set([...texts, ...XSS_PAYLOADS])];
};

test('D44, R5: the browser reads every text of the demo, of the examples and of the hostile corpus as the server does', async ({
  page,
}) => {
  await page.addScriptTag({ content: await readerScript() });
  const list = await texts();
  expect(list.length).toBeGreaterThan(400);
  const there = await readThere(page, list);
  for (const [index, text] of list.entries()) expect(there[index], text).toEqual(richTextTree(text));
});

test('D44, R5: the browser reads any pieces of HTML, in any order and nesting, as the server does', async ({
  page,
}) => {
  await page.addScriptTag({ content: await readerScript() });
  const list = fc.sample(html, { numRuns: 3_000, seed: Number(process.env['SEED'] ?? 20_261_127) });
  const there = await readThere(page, list);
  for (const [index, text] of list.entries()) expect(there[index], text).toEqual(richTextTree(text));
});
