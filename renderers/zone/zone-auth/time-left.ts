/** Splits seconds into what the gate shows. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export function timeLeft(seconds: number): TimeLeft {
  const left = Math.max(0, seconds);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: left % MINUTE,
  };
}

/** `9:05`, for waits of minutes. */
export function clockText(seconds: number): string {
  const left = Math.max(0, seconds);
  return `${String(Math.floor(left / MINUTE))}:${String(left % MINUTE).padStart(2, '0')}`;
}
