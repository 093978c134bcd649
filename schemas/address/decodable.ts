/** Whether an address can be read at all: the server mends what cannot, the storefront leaves it to the server (requirement 9). */

/** True for a path whose percent signs all encode something; an empty one is nobody's address. */
export function isDecodable(path: string): boolean {
  try {
    // The result is used: a bundler drops a decode nobody reads, and the fault it would have thrown.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
