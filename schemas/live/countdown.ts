/** What is left of a countdown, in words: MM:SS, with hours in front where there are any (M248). */
import { secondsUpTo } from '../time.ts';

/** Said of one that is over. */
const OVER = '00:00:00';
const TWO = 2;
const SIXTY = 60;

const padNumber = (value: number): string => String(value).padStart(TWO, '0');

/**
 * @param leftMs milliseconds by the server's clock; a second that has begun is told whole
 * @example countdownWords(61_000) // '01:01'
 */
export function countdownWords(leftMs: number): string {
  if (!(leftMs >= 0)) return OVER;
  const seconds = secondsUpTo(leftMs);
  const minutes = Math.floor(seconds / SIXTY);
  const hours = Math.floor(minutes / SIXTY);
  const short = `${padNumber(minutes % SIXTY)}:${padNumber(seconds % SIXTY)}`;
  return hours === 0 ? short : `${padNumber(hours)}:${short}`;
}
