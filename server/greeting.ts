/** The lines a started server prints: where the shops are and where to look next. */
import { isOnlyHere, type Config } from './config/config.ts';
import { baseUrl, type ServerAddress } from './server-file.ts';

function local(host: string, port: number, path = ''): string {
  return `http://${host}:${port}${path}`;
}

export function greet(
  config: Pick<Config, 'demo' | 'host' | 'publicUrl' | 'dataDir'>,
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
  return `\nLectern is open.\n\n${lines.join('\n')}\n\n  Stop with Ctrl+C.\n\n`;
}
