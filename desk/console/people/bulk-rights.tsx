/** Gives many people a course, or takes it back, with one reason; who could not be helped is named with the reason. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleAccessGrant, consoleAccessRevoke, RIGHT_DAYS } from '#schemas/api/console/access.ts';
import { consolePeopleGet, consolePeopleList, type PersonLine } from '#schemas/api/console/people.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import type { BulkForm } from '#desk/kit/lists/list-definition.ts';
import { ThingsField } from '#desk/kit/pickers/things-field.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { WholeField } from '#desk/kit/screens/whole-field.tsx';
import { parseWhole } from '#desk/kit/screens/whole-text.ts';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toasts.tsx';
import { peopleWords } from './words.ts';

const PEOPLE_CALLS = [consolePeopleGet, consolePeopleList];

export type RightAct = 'grant' | 'revoke';

function useBulkRights({ rows, onDone }: BulkForm<PersonLine>, act: RightAct) {
  const t = useTranslation(peopleWords);
  const [goodsId, setGoodsId] = useState('');
  const [days, setDays] = useState('');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** Those it was not done for yet: a second try is for them alone. */
  const [people, setPeople] = useState(rows);
  const grant = useConsoleMutation(consoleAccessGrant, PEOPLE_CALLS);
  const revoke = useConsoleMutation(consoleAccessRevoke, PEOPLE_CALLS);
  const send = (person: string, end: number | undefined) => {
    const right = { person, goods_id: goodsId, reason: reason.trim() };
    if (act === 'revoke') return revoke.mutateAsync(right);
    return grant.mutateAsync({ ...right, ...(end === undefined ? {} : { days: end }) });
  };
  const run = async () => {
    const end = parseWhole(days, RIGHT_DAYS);
    if (goodsId === '' || reason.trim() === '') return setFault(t('needBoth'));
    setBusy(true);
    const failures: { person: PersonLine; message: string }[] = [];
    for (const person of people)
      await send(person.id, end).catch((error: unknown) =>
        failures.push({ person, message: error instanceof Error ? error.message : String(error) }),
      );
    setBusy(false);
    setPeople(failures.map(({ person }) => person));
    const count = people.length - failures.length;
    if (count > 0) toast(t(act === 'grant' ? 'bulkGranted' : 'bulkRevoked', { count }), 'success');
    if (failures.length === 0) return onDone();
    return setFault(failures.map(({ person, message }) => `${person.nickname}: ${message}`).join('; '));
  };
  return { people, goodsId, setGoodsId, days, setDays, reason, setReason, fault, isBusy, run };
}

export function BulkRights({ act, ...form }: BulkForm<PersonLine> & { act: RightAct }) {
  const t = useTranslation(peopleWords);
  const { people, goodsId, setGoodsId, days, setDays, reason, setReason, fault, isBusy, run } = useBulkRights(
    form,
    act,
  );
  return (
    <Question
      title={t(act === 'grant' ? 'bulkGrant' : 'bulkRevoke', { count: people.length })}
      isDanger={act === 'revoke'}
      busy={isBusy}
      fault={fault}
      onConfirm={() => void run()}
      onClose={form.onClose}
    >
      <ThingsField
        of="goods"
        label={t('explainGoods')}
        ids={goodsId === '' ? [] : [goodsId]}
        max={1}
        onChange={([id = '']) => setGoodsId(id)}
      />
      {act === 'grant' && (
        <WholeField
          id="bulk-days"
          name="days"
          label={t('days')}
          {...RIGHT_DAYS}
          text={days}
          onText={setDays}
        />
      )}
      <TextField
        id="bulk-reason"
        name="reason"
        label={t('whyReason')}
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
    </Question>
  );
}
