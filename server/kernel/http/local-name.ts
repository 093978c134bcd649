/** Names and addresses of this machine alone. */

/** True where only this machine can reach the address: pages and providers of the demo need it (requirement 63). */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Of an address as browsers write it: names they look up nowhere, and loopback, IPv6 in brackets. */
export function isLocalName(hostname: string): boolean {
  return isLoopback(hostname.replace(/^\[(.*)\]$/, '$1')) || /^(?:[a-z0-9-]+\.)+localhost$/.test(hostname);
}
