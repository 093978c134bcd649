/** The tasks of who is here, page by page, with how many stand where (D86). */
import { useState } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { taskListGet, taskStudyGet } from '#schemas/api/tasks/tasks.ts';
import { OWN_PAGE_SIZE, usePaged } from '#pieces/use-paged.ts';

const NOTHING: readonly number[] = [];
const idOf = ({ task_id: id }: { task_id: string }) => id;

/** @param state of all where it is undefined */
export function useTasks(act: Caller, state: number | undefined) {
  const [counts, setCounts] = useState(NOTHING);
  const list = usePaged(
    `tasks ${String(state)}`,
    async (page) => {
      const filter = state === undefined ? {} : { state };
      const answer = await act(taskListGet, { ...filter, page, page_size: OWN_PAGE_SIZE });
      if (answer.ok) setCounts(answer.data.counts);
      return answer;
    },
    idOf,
  );
  return { ...list, counts };
}

export function useStudies(act: Caller, state: number | undefined) {
  const [counts, setCounts] = useState(NOTHING);
  const list = usePaged(
    `studies ${String(state)}`,
    async (page) => {
      const filter = state === undefined ? {} : { state };
      const answer = await act(taskStudyGet, { ...filter, page, page_size: OWN_PAGE_SIZE });
      if (answer.ok) setCounts(answer.data.counts);
      return answer;
    },
    idOf,
  );
  return { ...list, counts };
}
