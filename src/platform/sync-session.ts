/** A request to another host whose answer nobody reads, as a port. */
export interface SyncPorts {
  fetch: typeof fetch;
}

/** With the cookies of that host, without a referrer; outlives the page. Rejects where it was not heard in time. */
export async function syncSession(
  address: string,
  timeoutMs: number,
  { fetch }: SyncPorts = { fetch: window.fetch.bind(window) },
): Promise<void> {
  await fetch(address, {
    mode: 'no-cors',
    credentials: 'include',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
}
