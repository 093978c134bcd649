/** Whether the person here is told once the good can be bought, and the switch of it (ADR-488). */
import { useEffect, useState } from 'react';
import { goodsRemindGet, goodsRemindSet } from '#schemas/api/reminders/reminders.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';

export interface Reminder {
  isOn: boolean;
  isBusy: boolean;
  toggle: () => void;
}

interface ReminderOptions {
  goodsId: string;
  /** Whether the good is one to wait for. */
  isAwaited: boolean;
  isIn: boolean;
  act: Caller;
  login: () => void;
  /** Says what the server answered instead. */
  showError: (text: string) => void;
}

export function useReminder({ goodsId, isAwaited, isIn, act, login, showError }: ReminderOptions): Reminder {
  const [reminder, setReminder] = useState<{ of: string; isOn: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const isOn = isIn && reminder?.of === goodsId && reminder.isOn;
  useEffect(() => {
    let isGone = !isAwaited || !isIn;
    if (!isGone)
      void act(goodsRemindGet, { goods_id: goodsId }).then((answer) => {
        if (!isGone && answer.ok) setReminder({ of: goodsId, isOn: answer.data.is_on });
      });
    return () => {
      isGone = true;
    };
  }, [goodsId, isAwaited, isIn, act]);
  const set = async (on: boolean) => {
    setBusy(true);
    const answer = await act(goodsRemindSet, { goods_id: goodsId, on });
    setBusy(false);
    if (answer.ok) setReminder({ of: goodsId, isOn: answer.data.is_on });
    else showError(answer.msg);
  };
  return { isOn, isBusy, toggle: () => (isIn ? void set(!isOn) : login()) };
}
