/** Where a shop answers, as its people write it. */
import { isLocalName } from '#server/kernel/http/local-name.ts';

/** Where a server listens by default. */
export const USUAL_PORT = 3000;

/** On this machine: its own host where that is a name of this machine too, else its label below localhost. */
export function localAddress(label: string, host: string, port: number): string {
  return `http://${host !== '' && isLocalName(host) ? host : `${label}.localhost`}:${String(port)}`;
}

/** Of an installation that is known by its settings: others reach it by https, at the shop's host or below the public one. */
export function shopAddress(
  { publicUrl, port }: { publicUrl?: string | undefined; port: number },
  label: string,
  host: string,
): string {
  if (publicUrl === undefined) return localAddress(label, host, port);
  return host === '' ? below(new URL(publicUrl), label) : `https://${host}`;
}

/** Of a server that is known by its address. */
export function shopAddressAt(base: string, label: string, host: string): string {
  const url = new URL(base);
  if (isLocalName(url.hostname)) return localAddress(label, host, Number(url.port === '' ? 80 : url.port));
  return host === '' ? below(url, label) : `${url.protocol}//${host}`;
}

function below({ protocol, host }: URL, label: string): string {
  return `${protocol}//${label}.${host}`;
}
