/** Random bytes nobody can guess, as a port. */
export interface Random {
  bytes(count: number): Uint8Array;
}

export const systemRandom: Random = {
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
};
