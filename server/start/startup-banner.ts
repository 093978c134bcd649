/** The lines a started server prints: where the shops are and where to look next. */
import { DESK_START } from '#schemas/desk/paths.ts';
import { isOnlyHere } from '#server/kernel/config/config.ts';
import type { Config } from './config.ts';
import { baseUrl, type ServerAddress } from './server-file.ts';

function local(host: string, port: number, path = ''): string {
  return `http://${host}:${port}${path}`;
}

/** What a shop might miss in its login, and how it is had (D48, D49). */
function missing({ scans }: Pick<Config, 'scans'>): string {
  if (scans.length > 0) return '';
  return `  Nobody can log in by a scan: SCAN_PROVIDERS names wx, qq or wework, and .env.example says what each needs.\n\n`;
}

/** Browsers keep the cookies of a login under https alone, but for this machine (ADR-204). */
function unsafe(config: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): string {
  const mayBeSafe = config.trustProxy !== false || config.publicUrl?.startsWith('https:') === true;
  if (isOnlyHere(config) || mayBeSafe) return '';
  return `  From other machines nobody can log in without https: put a proxy with a certificate in front, and name it as PUBLIC_URL.\n\n`;
}

/** Where the first shop is opened (ADR-735): a line of its own, to be found and copied. */
function opening(base: string, code: string | undefined): string {
  if (code === undefined) return '';
  return (
    `Open your shop: ${base}${DESK_START}?code=${code}\n` +
    '  It works once, until the next start. Anyone who has it can open the shop: do not share it.\n\n'
  );
}

/** Without a shop every page answers that there is none. */
const NO_SHOP =
  '  There is no shop yet, and every other address answers so. A command beside this server opens one too:\n' +
  '  `npm run shop -- create my-school --name "My School" --owner 13800000000`. Or bring one back with\n' +
  '  `npm run shop -- restore <file>` into an empty DATA_DIR, or look at the demo shops with DEMO=1 on this machine.\n\n';

/** Where the product and its calls are described, for those who are let in there. */
function describedAt(
  { opsToken, ...config }: Pick<Config, 'opsToken' | 'host' | 'publicUrl' | 'trustProxy'>,
  port: number,
): [string, string][] {
  const rows: [string, string][] = [
    ['Guide', local('localhost', port, '/docs/guide/')],
    ['Calls', local('localhost', port, '/docs')],
  ];
  if (isOnlyHere(config)) return rows;
  return opsToken === undefined ? [] : rows.map(([name, address]) => [name, `${address} (with OPS_TOKEN)`]);
}

export interface BannerFacts {
  /** How many there are. */
  shops: number;
  openingCode?: string | undefined;
}

export function startupBanner(
  config: Pick<Config, 'demo' | 'host' | 'publicUrl' | 'trustProxy' | 'dataDir' | 'scans' | 'opsToken'>,
  address: ServerAddress,
  { shops, openingCode }: BannerFacts,
): string {
  const { port } = address;
  const rows: [string, string][] = [];
  if (config.demo && isOnlyHere(config)) {
    rows.push(
      ['Shop', local('localhost', port)],
      ['Training shop', local('training.localhost', port)],
      ['All demo shops and people', local('localhost', port, '/dev/shops')],
    );
  } else {
    rows.push(['Address', baseUrl(address)]);
  }
  rows.push(...describedAt(config, port), ['Data', config.dataDir]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  const state = shops === 0 ? 'Lectern runs, without a shop.' : 'Lectern is open.';
  return `\n${state}\n\n${lines.join('\n')}\n\n${opening(config.publicUrl ?? baseUrl(address), openingCode)}${shops === 0 ? NO_SHOP : ''}${missing(config)}${unsafe(config)}  Stop with Ctrl+C.\n\n`;
}
