/** Something asked of the server, as it stands now. */
import type { UseQueryResult } from '@tanstack/react-query';

export interface Reading<Data> {
  /** Undefined until it is there, and for a stranger. */
  data: Data | undefined;
  /** Why it could not be had, in the server's words; empty where it could. */
  fault: string;
  reload: () => void;
}

export function readNow<Data>({ data, error, refetch }: UseQueryResult<Data>): Reading<Data> {
  return { data, fault: error?.message ?? '', reload: () => void refetch() };
}
