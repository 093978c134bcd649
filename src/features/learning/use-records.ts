/** What a learner looks back on: records by tab, where to go on, statistics, certificates and a goal (M24, D82; ADR-326 to ADR-328). */
import type { Caller, InputOf } from '#schemas/api/define-endpoint.ts';
import { certificateListGet } from '#schemas/api/certificates/certificates.ts';
import { learnGoalGet, learnGoalSave } from '#schemas/api/learning/goals.ts';
import { learnRecordsGet, learnStatsGet } from '#schemas/api/learning/records.ts';
import type { RecordTab } from '#schemas/learning/record-tabs.ts';
import { OWN_PAGE_SIZE, usePaged } from '#pieces/use-paged.ts';
import { useAnswer } from './use-answer.ts';

const idOf = ({ id }: { id: string }) => id;

export function useRecords(act: Caller, tab: RecordTab) {
  return usePaged(tab, (page) => act(learnRecordsGet, { tab, page, page_size: OWN_PAGE_SIZE }), idOf);
}

export const useCertificates = (act: Caller, isWanted = true) =>
  useAnswer(() => act(certificateListGet, {}), isWanted);

export const useStatistics = (act: Caller) => useAnswer(() => act(learnStatsGet, {}));

/** `save` answers why it was refused; empty where it is kept. */
export function useGoal(act: Caller) {
  const { data, fault, again, set } = useAnswer(() => act(learnGoalGet, {}));
  const save = async (wish: InputOf<typeof learnGoalSave>): Promise<string> => {
    const answer = await act(learnGoalSave, wish);
    if (!answer.ok) return answer.msg;
    set(answer.data);
    return '';
  };
  return { goal: data, fault, again, save };
}
