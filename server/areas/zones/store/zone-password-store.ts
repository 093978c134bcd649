/** Where zones’ passwords are kept. */

/** Hashes of zones' passwords; the passwords themselves are kept nowhere (D38). */
export interface ZonePasswordStore {
  hashOf(appId: string, zoneId: string): Promise<string | undefined>;
  set(appId: string, zoneId: string, hash: string): Promise<void>;
}
