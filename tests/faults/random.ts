/** Numbers from 0 up to 1 that are the same for the same seed (xorshift32), so that a run can be repeated. */
export function makeRandom(seed: number): () => number {
  let state = seed === 0 ? 1 : seed >>> 0;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
