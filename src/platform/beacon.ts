/** A last word to the server while the page is leaving, as a port. */
export interface Beacon {
  /** False where the browser would not take it. */
  send(url: string, body: Readonly<Record<string, unknown>>): boolean;
}

export const pageBeacon: Beacon = {
  send: (url, body) => {
    if (typeof navigator === 'undefined' || typeof navigator.sendBeacon !== 'function') return false;
    return navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  },
};

/** For tests: remembers what was sent. */
export function fakeBeacon(): Beacon & {
  readonly beacons: { url: string; body: Readonly<Record<string, unknown>> }[];
} {
  const beacons: { url: string; body: Readonly<Record<string, unknown>> }[] = [];
  return {
    beacons,
    send: (url, body) => {
      beacons.push({ url, body });
      return true;
    },
  };
}
