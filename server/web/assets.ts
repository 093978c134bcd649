/** What the client build says of itself: which scripts and styles belong to which source, read from its manifest. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCache } from '#server/kernel/cache/cache.ts';

interface Chunk {
  file: string;
  isEntry: boolean;
  css: readonly string[];
  imports: readonly string[];
}

export interface AssetPlan {
  /** The page's styles, to stand inside its HTML. */
  css: string;
  /** `sha256-…` of them, for the CSP; empty without styles. */
  cssHash: string;
  /** Addresses of the same styles: the loader of lazy parts must find them in the page. */
  styles: readonly string[];
  /** Styles in elements of their own, which Vite's client finds by id and renews in their place; none once built. */
  separate: readonly { id: string; css: string }[];
  /** Scripts to fetch before they are asked for. */
  preload: readonly string[];
}

export interface ClientAssets {
  /** `scripts`: sources that run at once. `styles`: sources whose look alone is needed. */
  plan(scripts: readonly string[], styles: readonly string[]): AssetPlan;
}

export const NO_ASSETS: AssetPlan = { css: '', cssHash: '', styles: [], separate: [], preload: [] };

const PLANS_MAX = 500;

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

function readChunk(value: unknown): Chunk | undefined {
  if (typeof value !== 'object' || value === null || !('file' in value) || typeof value.file !== 'string')
    return undefined;
  return {
    file: value.file,
    isEntry: 'isEntry' in value && value.isEntry === true,
    css: 'css' in value ? strings(value.css) : [],
    imports: 'imports' in value ? strings(value.imports) : [],
  };
}

function readManifest(clientDir: string): Map<string, Chunk> {
  const value: unknown = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const rows = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(
    rows.flatMap(([source, row]) => {
      const chunk = readChunk(row);
      return chunk === undefined ? [] : [[source, chunk] as const];
    }),
  );
}

/** Reads the manifest and every style once. */
export function openAssets(clientDir: string): ClientAssets {
  const chunks = readManifest(clientDir);
  const entries = [...chunks].filter(([, chunk]) => chunk.isEntry).map(([source]) => source);
  const plans = createCache<AssetPlan>({ name: 'asset-plans', maxEntries: PLANS_MAX });
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text =
      texts.get(file) ??
      readFileSync(join(clientDir, file), 'utf8')
        .replace(/\/\*# sourceMappingURL=.*?\*\//g, '')
        .trim();
    texts.set(file, text);
    return text;
  };

  /** A chunk, what it imports first, and so on down; styles keep this order. */
  function reach(sources: readonly string[]): Chunk[] {
    const seenSources = new Set<string>();
    const result: Chunk[] = [];
    const visit = (source: string) => {
      const chunk = chunks.get(source);
      if (chunk === undefined || seenSources.has(source)) return;
      seenSources.add(source);
      chunk.imports.forEach(visit);
      result.push(chunk);
    };
    sources.forEach(visit);
    return result;
  }

  function make(scripts: readonly string[], styles: readonly string[]): AssetPlan {
    const running = reach([...entries, ...scripts]);
    const entryFiles = new Set(entries.map((source) => chunks.get(source)?.file));
    const files = [...new Set([...running, ...reach(styles)].flatMap((chunk) => chunk.css))];
    const css = files.map(textOf).join('\n');
    return {
      css,
      cssHash: css === '' ? '' : `sha256-${createHash('sha256').update(css).digest('base64')}`,
      styles: files.map((file) => `/${file}`),
      separate: [],
      preload: [...new Set(running.map((chunk) => chunk.file))]
        .filter((file) => !entryFiles.has(file))
        .map((file) => `/${file}`),
    };
  }

  return {
    plan(scripts, styles) {
      const key = `${scripts.join('\n')}\n\n${styles.join('\n')}`;
      const plan = plans.get(key) ?? make(scripts, styles);
      plans.set(key, plan);
      return plan;
    },
  };
}
