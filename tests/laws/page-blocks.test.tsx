/**
 * What every page block keeps, shown on every example of each in both languages; what axe says of them is the stories' matter.
 * @vitest-environment happy-dom
 */
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyRenderer, RendererExample } from '#schemas/page/define-renderer.ts';
import { FRAME_SOURCES } from '#schemas/page/embed-providers.ts';
import { drawBlock, readBlock } from '../support/draw-block.tsx';

const modules = import.meta.glob<{ examples: RendererExample[] }>('../../renderers/page/*/examples.ts', {
  eager: true,
});
const definitions = import.meta.glob<{ definition: AnyRenderer }>('../../renderers/page/*/definition.ts', {
  eager: true,
});

const rows = Object.entries(modules).flatMap(([path, { examples }]) => {
  const kind = path.split('/').at(-2) ?? '';
  return examples.flatMap((example) =>
    (['cn', 'en'] as const).map((locale) => ({ kind, name: example.name, example, locale })),
  );
});

const block = ({ kind, example, locale }: (typeof rows)[number]) =>
  ({ kind, props: example.props, data: example.data, locale }) as const;

/** The server's HTML as elements, by the browser's own parser. */
function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<!doctype html><main>${html}</main>`, 'text/html').body;
}

let latest: { row: (typeof rows)[number]; html: string; body: HTMLElement } | undefined;

/** The block as the server draws it, once for all that is asked of it; whoever moves elements parses the HTML anew. */
function buildServedValue(row: (typeof rows)[number]): { html: string; body: HTMLElement } {
  if (latest?.row !== row) {
    const html = renderToString(drawBlock(block(row)));
    latest = { row, html, body: parse(html) };
  }
  return latest;
}

/** A warning of React is a fault of the block. */
const complain = (...messages: unknown[]) => {
  throw new Error(messages.map(String).join(' '));
};
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(rows)('$kind / $name / $locale', (row) => {
  it('R1: is a config without a fault', () => {
    const { node, faults } = readBlock(block(row));
    expect(faults).toEqual([]);
    expect(node?.broken).toBeUndefined();
  });

  it('contract: draws on the server under one root that says what it is, or nothing at all', () => {
    const { body } = buildServedValue(row);
    // React puts the preload of a first picture in front; a page's head takes it.
    const roots = [...body.querySelectorAll('main > :not(link)')];
    expect(roots.length).toBeLessThanOrEqual(1);
    const [root] = roots;
    if (root === undefined) return;
    expect(root.getAttribute('data-kind')).toBe(row.kind);
    expect(root.getAttribute('data-node')).toBe(`${row.kind}-1`);
  });

  it('M12: no word is missing and no place in a word is left unfilled', () => {
    expect(buildServedValue(row).html).not.toMatch(/missing word|undefined|\[object|NaN|\{\w+\}/);
  });

  it('R4: nothing in it runs', () => {
    const { body } = buildServedValue(row);
    expect(body.querySelectorAll('script, object, embed, style, base, meta').length).toBe(0);
    const attributes = [...body.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => name)).toEqual([]);
    expect(attributes.filter(({ value }) => /^\s*(?:javascript|data|vbscript|blob):/i.test(value))).toEqual(
      [],
    );
  });

  it('D44: a frame stands in an embed alone, without an origin, and only a provider’s', () => {
    const frames = [...buildServedValue(row).body.querySelectorAll('iframe')];
    expect(frames.length).toBe(row.kind === 'embed' ? 1 : 0);
    for (const frame of frames) {
      expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
      expect(frame.hasAttribute('srcdoc')).toBe(false);
      expect(FRAME_SOURCES).toContain(new URL(frame.getAttribute('src') ?? '').origin);
    }
  });

  it('D115: headings start at level 2 and never skip one; a merchant’s own text may, but never starts at 1', () => {
    const { body } = buildServedValue(row);
    const levels = [...body.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(levels).not.toContain(1);
    expect(row.kind === 'rich-text' ? [] : skips).toEqual([]);
  });

  it('performance: every picture has a text, a held place and a reason to be fetched at once or late', () => {
    for (const image of buildServedValue(row).body.querySelectorAll('img')) {
      expect(image.hasAttribute('alt')).toBe(true);
      const place = image.parentElement?.getAttribute('style') ?? '';
      expect(place.includes('aspect-ratio') || image.hasAttribute('width')).toBe(true);
      expect(['lazy', 'eager']).toContain(image.getAttribute('loading'));
    }
  });

  it('R2: hydrates without a mismatch', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const element = drawBlock(block(row));
    const host = document.createElement('div');
    host.append(...parse(buildServedValue(row).html).querySelectorAll('main > :not(link)'));
    document.body.append(host);
    const faults: unknown[] = [];
    const root = await act(() =>
      Promise.resolve(hydrateRoot(host, element, { onRecoverableError: (error) => faults.push(error) })),
    );
    expect(faults).toEqual([]);
    await act(() => Promise.resolve(root.unmount()));
    host.remove();
    vi.unstubAllGlobals();
  });
});

describe('the shelf of page blocks', () => {
  it('D36: holds the ten blocks of a home page', () => {
    const kinds = Object.keys(modules).map((path) => path.split('/').at(-2));
    expect(kinds).toEqual(
      expect.arrayContaining(
        'banner divider goods-list icon-nav image-ad notice-bar rich-text search-box spacer title-bar'.split(
          ' ',
        ),
      ),
    );
  });

  it.each(Object.values(definitions))(
    'R8: $definition.kind bounds every text, list and number a merchant may write',
    ({ definition }) => {
      expect(buildUnboundedText(JSON.parse(JSON.stringify(definition.props)), '')).toEqual([]);
    },
  );
});

/** JSON pointers of schema parts without a limit. */
function buildUnboundedText(schema: unknown, pointer: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const has = (name: string) => Object.hasOwn(schema, name);
  const type: unknown = Reflect.get(schema, 'type');
  const loose =
    (type === 'string' && !has('maxLength') && !has('enum') && !has('const') && !has('pattern')) ||
    (type === 'array' && !has('maxItems')) ||
    (type === 'object' && has('properties') && Reflect.get(schema, 'additionalProperties') !== false);
  const inside = Object.entries(schema).flatMap(([key, part]) =>
    buildUnboundedText(part, `${pointer}/${key}`),
  );
  return loose ? [pointer, ...inside] : inside;
}
