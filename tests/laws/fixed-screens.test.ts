/** Every screen no merchant decorates passes the checks a merchant's document passes. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { checkDocument } from '#schemas/page/check.ts';
import { readDocument } from '#schemas/page/resolve-document.ts';
import { localize } from '#schemas/page/text.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import type { FixedScreen } from '#schemas/page/fixed/fixed-screen.ts';

const FOLDER = new URL('../../schemas/page/fixed/', import.meta.url);
const HELPERS = new Set(['fixed-screen.ts', 'login-slots.ts', 'popular-goods.ts', 'search-screen.ts']);
const files = readdirSync(FOLDER).filter((file) => !file.endsWith('.test.ts') && !HELPERS.has(file));
const camel = (file: string) =>
  file.replace(/\.ts$/, '').replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

describe.each(files)('%s', (file) => {
  test('M68: exports one screen of its own name, sound in every part', async () => {
    const module: Record<string, FixedScreen> = await import(new URL(file, FOLDER).href);
    expect(Object.keys(module)).toEqual([camel(file)]);
    const screen = module[camel(file)];
    const document = screen?.({ params: {}, query: new URLSearchParams() });
    expect(checkDocument(document, catalogue)).toEqual([]);
  });

  test('M68: writes out every prop, so that it is the same drawn with and without a reader', async () => {
    const module: Record<string, FixedScreen> = await import(new URL(file, FOLDER).href);
    const document = module[camel(file)]?.({ params: {}, query: new URLSearchParams() });
    const can = capabilities({ variant: 'knowledge', traits: new Set() });
    const read = readDocument(document, catalogue, { locale: 'en', capabilities: can, now: 0 });
    expect(read.document.regions.main?.map((node) => node.props)).toEqual(
      document?.regions.main?.map((node) => localize(node.props, 'en')),
    );
  });
});
