/** What was typed once typing rests, so that not each letter asks the server. */
import { useEffect, useState } from 'react';
import { systemClock } from '#platform/clock.ts';

const REST_MS = 250;

export function useRest(value: string): string {
  const [rest, setRest] = useState(value);
  useEffect(() => systemClock.after(REST_MS, () => setRest(value)), [value]);
  return rest;
}
