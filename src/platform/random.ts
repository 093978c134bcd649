/** Random bytes nobody can guess, as a port. */
export interface Random {
  bytes(count: number): Uint8Array;
}

export const systemRandom: Random = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};

/** For tests and stories: gives these bytes, over and over. */
export function fakeRandom(given: readonly number[]): Random {
  let next = 0;
  const take = () => given[next++ % given.length] ?? 0;
  return { bytes: (count) => Uint8Array.from({ length: count }, take) };
}
