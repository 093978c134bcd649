/** What an editor offers somebody who writes a shop's files: asked of the service editors have for JSON (M6). */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { CONFIG_KINDS } from '#schemas/page/catalogue.ts';
import { NAMED_KINDS } from '#server/areas/pages/store/config-rows.ts';
import { shopsFolder } from '#demo/read-shop.ts';
import { makeTempDir, removeTempDir } from '../tests/support/temp-dir.ts';
import { SOUND_SHOP } from './broken-documents/sound-shop.ts';
import { readFolder, writeFolder } from './files.ts';
import { readDrafts } from './read-files.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';

const service = getLanguageService({
  schemaRequestService: (uri) => Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({ validate: true });

let dir = '';
beforeAll(() => {
  dir = makeTempDir('editor');
  const documents = [...SOUND_SHOP].map(([file, text]) => {
    const [, kind = '', id = 'main'] = /^([a-z]+)(?:\/(.+))?\.json$/.exec(file) ?? [];
    const match = CONFIG_KINDS.find((one) => one === kind);
    if (match === undefined) throw new Error(file);
    const body: unknown = JSON.parse(text);
    return { kind: match, id, body, hash: file, author: '', note: '', at: 0 };
  });
  writeFolder(dir, 'knowledge', documents, false);
});
afterAll(() => removeTempDir(dir));

/** A file as it was pulled, with one place changed; `@` marks where the cursor stands. */
function open(file: string, find = '', put = '') {
  const pulledText = readFileSync(join(dir, file), 'utf8');
  if (!pulledText.includes(find)) throw new Error(`${find} is not in ${file}`);
  const markedText = pulledText.replace(find, () => put);
  const offset = Math.max(0, markedText.indexOf('@'));
  const text = markedText.replace('@', '');
  const document = TextDocument.create(pathToFileURL(join(dir, file)).href, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document), position: document.positionAt(offset) };
}

async function readOfferedValue(file: string, find: string, put: string) {
  const { document, json, position } = open(file, find, put);
  const list = await service.doComplete(document, position, json);
  return new Map((list?.items ?? []).map((item) => [item.label, JSON.stringify(item.documentation ?? '')]));
}

async function readHoveredText(file: string, find: string, put: string): Promise<string> {
  const { document, json, position } = open(file, find, put);
  return JSON.stringify((await service.doHover(document, position, json))?.contents ?? '');
}

const wordsOf = (message: string | { value: string }) =>
  typeof message === 'string' ? message : message.value;

async function squiggles(file: string, find = '', put = '') {
  const { document, json } = open(file, find, put);
  const foundDiagnostics = await service.doValidation(document, json, { schemaValidation: 'warning' });
  return foundDiagnostics.map(({ message, range }) => `${document.getText(range)}: ${wordsOf(message)}`);
}

describe('M6: an editor', () => {
  it.each([...SOUND_SHOP.keys()])('finds the schema of %s beside it, and no fault in it', async (file) => {
    expect(await squiggles(file)).toEqual([]);
    expect(await squiggles(file, '{', '{ "nonsense": 1,')).toEqual([
      '"nonsense": Property nonsense is not allowed.',
    ]);
  });

  it('offers the props of the block’s own kind', async () => {
    const banner = await readOfferedValue('page/home.json', '"seconds": 6', '"@"');
    expect([...banner.keys()].sort()).toEqual(['align', 'ink', 'look', 'seconds', 'veil', 'width']);
    expect(banner.get('veil')).toContain('Overlay · 图片遮罩\\n\\nKeeps words readable');
    expect(banner.get('veil')).toContain('遮罩让文字看得清');
    const text = await readOfferedValue('page/home.json', '"html": "<p>Welcome</p>"', '"html": "", "@"');
    expect([...text.keys()].sort()).toEqual(['look', 'width']);
  });

  it('offers the kinds of blocks of a page, each with what it is in both languages', async () => {
    const kinds = await readOfferedValue('page/home.json', '"kind": "goods-list"', '"kind": @');
    expect(kinds.has('"goods-list"')).toBe(true);
    expect(kinds.get('"banner"')).toContain('轮播图');
    expect(kinds.has('"navbar"')).toBe(false);
    expect(kinds.size).toBeGreaterThan(20);
  });

  it('offers the values of a choice, and says what a number stands for', async () => {
    expect([...(await readOfferedValue('page/home.json', '"standard"', '@')).keys()]).toEqual(
      expect.arrayContaining(['"short"', '"standard"', '"tall"']),
    );
    const heights = await readOfferedValue('page/home.json', '"standard"', '@');
    expect(heights.get('"short"')).toContain('Short, 320 px · 矮，320 像素');
    const links = await readOfferedValue('navbar.json', '"link_type": 3', '"link_type": @');
    expect(links.get('4')).toContain('A zone · 专区');
  });

  it('explains what the pointer rests on', async () => {
    expect(await readHoveredText('page/home.json', '"seconds": 6', '"sec@onds": 6')).toContain(
      'Seconds a picture stays',
    );
    expect(
      await readHoveredText('page/home.json', '"kind": "goods-list"', '"kind": "goods@-list"'),
    ).toContain('商品列表');
    expect(
      await readHoveredText('page/home.json', '"kind": "goods-list"', '"ki@nd": "goods-list"'),
    ).toContain('Kind of block · 组件类型');
    const accent = await readHoveredText('theme.json', '"accent"', '"acc@ent"');
    expect(accent).toContain('Second colour · 辅色');
    expect(accent).toContain('价格和角标的颜色');
    expect(accent.split('Second colour')).toHaveLength(2);
  });

  it('underlines a misspelt prop, a kind there is not, and a field that is missing', async () => {
    expect(await squiggles('page/home.json', '"seconds"', '"secods"')).toEqual([
      '"secods": Property secods is not allowed.',
    ]);
    expect((await squiggles('page/home.json', '"goods-list"', '"goods-lsit"')).join()).toContain(
      '"goods-lsit"',
    );
    expect((await squiggles('page/home.json', '"html": "<p>Welcome</p>"', '')).join()).toContain('html');
    expect(await squiggles('theme.json', '"#a8321a"', '"red"')).toEqual([
      '"red": Write a colour as #rrggbb · 颜色请写成 #rrggbb',
    ]);
  });

  it('finds no fault in any document of the demo shops', async () => {
    for (const label of readdirSync(shopsFolder(), { withFileTypes: true })) {
      if (!label.isDirectory()) continue;
      for (const { kind, id, text } of readFolder(join(shopsFolder(), label.name))) {
        if (text.includes('"now"')) continue;
        const folder = NAMED_KINDS.includes(kind) ? '../' : './';
        const ledText = text.replace('{', () => `{ "$schema": "${folder}.lectern/schemas/${kind}.json",`);
        const document = TextDocument.create(
          pathToFileURL(join(dir, fileOf({ kind, id }))).href,
          'json',
          1,
          ledText,
        );
        const foundDiagnostics = await service.doValidation(document, service.parseJSONDocument(document));
        expect([
          label.name,
          fileOf({ kind, id }),
          ...foundDiagnostics.map(({ message }) => message),
        ]).toHaveLength(2);
      }
    }
  });

  it('reads the schema from the file; the shop never sees it', () => {
    const path = join(dir, 'theme.json');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveProperty('$schema', './.lectern/schemas/theme.json');
    writeFileSync(
      join(dir, 'suspend.json'),
      '{ "$schema": "https://example.com/own.json", "hover_menu_status": 0, "suspend_config": [] }',
    );
    for (const { body } of readDrafts(readFolder(dir)).drafts) expect(body).not.toHaveProperty('$schema');
  });
});
