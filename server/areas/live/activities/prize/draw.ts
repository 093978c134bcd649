/** Draws a round prize by its seed: whoever knows seed and tickets draws the same again (D100, ADR-371). */
import { createHash, createHmac, randomBytes } from 'node:crypto';

const SEED_BYTES = 32;

export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** What is told of a seed before anybody joins. */
export const seedHash = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Tickets 1 to `joiners`, ordered by HMAC-SHA256(seed, "<prize>:<ticket>") in hex: the first `winners` of them win. */
export function drawnTickets(
  seed: string,
  prizeId: string,
  { joiners, winners }: { joiners: number; winners: number },
): number[] {
  const lots = Array.from({ length: joiners }, (_none, index) => {
    const ticket = index + 1;
    const lot = createHmac('sha256', seed)
      .update(`${prizeId}:${String(ticket)}`)
      .digest('hex');
    return { ticket, lot };
  });
  // Two equal lots would need a collision of SHA-256.
  lots.sort((one, other) => (one.lot < other.lot ? -1 : 1));
  return lots.slice(0, winners).map(({ ticket }) => ticket);
}
