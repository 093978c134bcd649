/** Which questions somebody flagged to come back to; kept for this tab. */
import { useState } from 'react';
import { sessionStore } from '#platform/storage.ts';

const keyOf = (attempt: string) => `lt-exam-flags:${attempt}`;

export function useFlags(attempt: string): [ReadonlySet<string>, (id: string) => void] {
  const [flags, setFlags] = useState<ReadonlySet<string>>(
    () => new Set((sessionStore.get(keyOf(attempt)) ?? '').split(',').filter(Boolean)),
  );
  const toggle = (id: string) => {
    const next = new Set(flags);
    if (!next.delete(id)) next.add(id);
    sessionStore.set(keyOf(attempt), [...next].join());
    setFlags(next);
  };
  return [flags, toggle];
}
