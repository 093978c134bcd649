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
/** What screens are made with. */
const HELPERS = 'fixed-screen.ts';
const files = readdirSync(FOLDER).filter((file) => !file.endsWith('.test.ts') && file !== HELPERS);
const screens = await Promise.all(
  files.map(async (file): Promise<[string, FixedScreen][]> => {
    const module: Record<string, FixedScreen> = await import(new URL(file, FOLDER).href);
    return Object.entries(module);
  }),
);

test('M68: every file of screens exports some', () => {
  expect(screens.filter((namedItems) => namedItems.length === 0)).toEqual([]);
  expect(screens.flat().length).toBeGreaterThan(30);
});

describe.each(screens.flat())('%s', (_name, screen) => {
  const document = screen({ params: {}, query: new URLSearchParams() });

  test('M68: is sound in every part', () => {
    expect(checkDocument(document, catalogue)).toEqual([]);
  });

  test('M68: writes out every prop, so that it is the same drawn with and without a reader', () => {
    const can = capabilities({ variant: 'knowledge', traits: new Set() });
    const read = readDocument(document, catalogue, { locale: 'en', capabilities: can, now: 0 });
    expect(read.document.regions.main?.map((node) => node.props)).toEqual(
      document.regions.main?.map((node) => localize(node.props, 'en')),
    );
  });
});
