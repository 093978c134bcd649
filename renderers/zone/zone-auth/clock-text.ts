/** Seconds as a clock shows them: `9:05`, for waits of minutes. */
const MINUTE = 60;

export function clockText(seconds: number): string {
  const left = Math.max(0, seconds);
  return `${String(Math.floor(left / MINUTE))}:${String(left % MINUTE).padStart(2, '0')}`;
}
