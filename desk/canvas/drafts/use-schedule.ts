/** Puts a document's draft, prices and coupons on the calendar, and says what stands in the way. */
import { useState } from 'react';
import { consolePageList } from '#schemas/api/console/documents.ts';
import { consoleSaleList, consoleScheduleList, consoleScheduleSave } from '#schemas/api/console/schedules.ts';
import { SCHEDULE_AHEAD_MS } from '#schemas/moment.ts';
import { isObject } from '#schemas/page/json.ts';
import { secondsOf } from '#schemas/time.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { shopMoment } from '#desk/kit/fields/shop-moment.ts';
import { systemClock } from '#platform/clock.ts';
import { toast } from '#ui/toasts.tsx';
import { useMoment } from '#ui/use-moment.ts';
import type { Sales } from './sales/use-sales.ts';
import { useAutosave } from './use-autosave.ts';
import type { useOwnDrafts } from './use-drafts.ts';
import { draftWords } from './words.ts';

/** The server says that there is no version to bring back. */
function isNothingLive(detail: unknown): boolean {
  const fields = isObject(detail) ? detail['fields'] : undefined;
  return Array.isArray(fields) && fields.some((one) => isObject(one) && one['rule'] === 'nothing-live');
}

interface Faults {
  start?: string | undefined;
  end?: string | undefined;
}

/** Two moments as they were typed; half a moment has no value of its own. */
export interface TypedMoments {
  start: string;
  end: string;
  isHalfStart: boolean;
  isHalfEnd: boolean;
}

/** What is wrong with the moments; undefined for one that is right. */
function useJudge() {
  const t = useWords(draftWords);
  const last = (now: number) => now + SCHEDULE_AHEAD_MS;
  const startFault = (at: number | undefined, isHalf: boolean, now: number) => {
    if (isHalf) return t('moment-half');
    if (at === undefined) return t('moment-missing');
    if (at <= now) return t('moment-past');
    return at > last(now) ? t('moment-far') : undefined;
  };
  const endFault = (
    at: number | undefined,
    isHalf: boolean,
    { start, now }: { start: number; now: number },
  ) => {
    if (isHalf) return t('moment-half');
    if (at === undefined) return undefined;
    if (at <= start) return t('moment-order');
    return at > last(now) ? t('moment-far') : undefined;
  };
  return (moments: TypedMoments): Faults => {
    const now = systemClock.now();
    const [start, end] = [shopMoment(moments.start), shopMoment(moments.end)];
    return {
      start: startFault(start, moments.isHalfStart, now),
      end: endFault(end, moments.isHalfEnd, { start: start ?? -Infinity, now }),
    };
  };
}

interface ScheduleFacts {
  own: ReturnType<typeof useOwnDrafts>;
  sales: Sales;
  onClose: () => void;
  /** Once its faults are known. */
  onRefusal: () => void;
}

/** Sends it; refusals of prices stand on their cards. */
function useSend({ sales, onClose, onRefusal }: ScheduleFacts, setFaults: (faults: Faults) => void) {
  const t = useWords(draftWords);
  const sayMoment = useMoment(useLocale());
  const [isStale, setStale] = useState(false);
  const { mutate, ...save } = useConsoleMutation(consoleScheduleSave, [
    consoleScheduleList,
    consoleSaleList,
    consolePageList,
  ]);
  const send = (input: Parameters<typeof mutate>[0], start: number) => {
    setStale(false);
    mutate(input, {
      onSuccess: () => {
        toast(t('scheduled-for', { moment: sayMoment(secondsOf(start)) }), 'success');
        onClose();
      },
      onError: ({ answer }) => {
        if (isNothingLive(answer.detail)) setFaults({ end: t('nothing-live') });
        sales.showFaults(answer.detail);
        onRefusal();
        void sales.rereadStale(answer.detail).then(setStale);
      },
    });
  };
  return { send, isBusy: save.isPending, error: isStale ? null : save.error };
}

export function useSchedule(facts: ScheduleFacts) {
  const t = useWords(draftWords);
  const autosave = useAutosave();
  const judge = useJudge();
  const [faults, setFaults] = useState<Faults>({});
  const { send, ...state } = useSend(facts, setFaults);
  const submit = async (moments: TypedMoments) => {
    const wrong = judge(moments);
    setFaults(wrong);
    const [start, end] = [shopMoment(moments.start), shopMoment(moments.end)];
    if (start === undefined || wrong.start !== undefined || wrong.end !== undefined) return facts.onRefusal();
    if (!(await autosave.saveNow())) return setFaults({ start: t('not-saved') });
    // What was saved just now is a draft as well.
    const { data: drafts, error } = await facts.own.refetch();
    if (drafts === undefined || error !== null) return;
    const { changes } = facts.sales;
    if (drafts.length + changes.length === 0) return;
    const input = {
      at: new Date(start).toISOString(),
      documents: drafts.map(({ kind, id }) => ({ kind, id })),
      changes,
      note: '',
      salvage: false,
      ...(end === undefined ? {} : { take_back_at: new Date(end).toISOString() }),
    };
    send(input, start);
  };
  return { submit, faults, ...state };
}
