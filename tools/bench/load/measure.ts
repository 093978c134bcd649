/** Loads a served page and its twins, interleaved, under each profile. */
import type { Browser } from 'playwright';
import { median } from '../stats.ts';
import { loadOnce, PROFILES, type Vitals } from './vitals.ts';
import type { Twins } from './twins.ts';

export const VARIANTS = {
  static: 'static HTML, CSS inside (the limit)',
  ours: 'Lectern',
  client: 'client-only twin',
} as const;
type Variant = keyof typeof VARIANTS;
/** By variants in their order; the static one first. */
export type LoadFigures = Record<keyof typeof PROFILES, ReadonlyMap<Variant, Vitals>>;

const FIGURES = [
  'fcp',
  'lcp',
  'cls',
  'blocking',
  'kilobytes',
  'requests',
] as const satisfies readonly (keyof Vitals)[];

function middle(samples: readonly Vitals[]): Vitals {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, blocking: 0, kilobytes: 0, requests: 0 };
  for (const figure of FIGURES) vitals[figure] = median(samples.map((sample) => sample[figure]));
  return vitals;
}

interface Runs {
  runs: number;
  /** Of whoever looks, as a request says it; absent: a stranger. */
  cookie?: string | undefined;
}

async function measureProfile(
  browser: Browser,
  urls: ReadonlyMap<Variant, string>,
  profile: keyof typeof PROFILES,
  { runs, cookie }: Runs,
): Promise<ReadonlyMap<Variant, Vitals>> {
  const samples = new Map([...urls.keys()].map((variant): [Variant, Vitals[]] => [variant, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [variant, url] of urls) {
      samples.get(variant)?.push(await loadOnce(browser, url, PROFILES[profile], cookie));
      process.stdout.write('.');
    }
  }
  return new Map([...samples].map(([variant, runs]) => [variant, middle(runs)]));
}

export async function measureLoads(
  browser: Browser,
  page: string,
  twins: Twins,
  runs: Runs,
): Promise<LoadFigures> {
  const urls = new Map<Variant, string>([
    ['static', twins.staticUrl],
    ['ours', page],
  ]);
  if (twins.clientUrl !== undefined) urls.set('client', twins.clientUrl);
  return {
    desktop: await measureProfile(browser, urls, 'desktop', runs),
    phone: await measureProfile(browser, urls, 'phone', runs),
  };
}
