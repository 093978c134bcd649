/** The lines a started server prints: where the shops are and where to look next. */
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

/** Browsers keep the cookies of a login under https alone, but for this machine (decision 204). */
function unsafe(config: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): string {
  const mayBeSafe = config.trustProxy !== false || config.publicUrl?.startsWith('https:') === true;
  if (isOnlyHere(config) || mayBeSafe) return '';
  return `  From other machines nobody can log in without https: put a proxy with a certificate in front, and name it as PUBLIC_URL.\n\n`;
}

export function startupBanner(
  config: Pick<Config, 'demo' | 'host' | 'publicUrl' | 'trustProxy' | 'dataDir' | 'scans'>,
  address: ServerAddress,
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
  rows.push(['Calls', local('localhost', port, '/docs')], ['Data', config.dataDir]);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return `\nLectern is open.\n\n${lines.join('\n')}\n\n${missing(config)}${unsafe(config)}  Stop with Ctrl+C.\n\n`;
}
