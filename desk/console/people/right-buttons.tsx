/** Gives a person a course by hand, or takes one back; both with a reason the audit log keeps. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleAccessGrant, consoleAccessRevoke, RIGHT_DAYS } from '#schemas/api/console/access.ts';
import { consolePeopleGet, consolePeopleList, type Person } from '#schemas/api/console/people.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { ThingDialog } from '#desk/kit/pickers/thing-dialog.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { WholeField } from '#desk/kit/screens/whole-field.tsx';
import { parseWhole } from '#desk/kit/screens/whole-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { peopleWords } from './words.ts';

const PEOPLE_CALLS = [consolePeopleGet, consolePeopleList];

function useGrant(person: Person) {
  const t = useTranslation(peopleWords);
  const act = useAct<'open' | 'pick'>();
  const [goodsId, setGoodsId] = useState('');
  const [days, setDays] = useState('');
  const [reason, setReason] = useState('');
  const { mutateAsync } = useConsoleMutation(consoleAccessGrant, PEOPLE_CALLS);
  const grant = () => {
    if (goodsId.trim() === '' || reason.trim() === '') return act.setFault(t('needBoth'));
    const end = parseWhole(days, RIGHT_DAYS);
    return void act.run(
      () =>
        mutateAsync({
          person: person.id,
          goods_id: goodsId.trim(),
          reason: reason.trim(),
          ...(end === undefined ? {} : { days: end }),
        }),
      t('granted'),
    );
  };
  return { act, goodsId, setGoodsId, days, setDays, reason, setReason, grant };
}

export function GrantButton({ person }: { person: Person }) {
  const t = useTranslation(peopleWords);
  const { act, goodsId, setGoodsId, days, setDays, reason, setReason, grant } = useGrant(person);
  return (
    <>
      <Button size="s" data-action="grant" onClick={() => act.open('open')}>
        {t('grant')}
      </Button>
      {act.target === 'pick' && (
        <ThingDialog
          of="goods"
          chosenIds={goodsId === '' ? [] : [goodsId]}
          max={1}
          onChoose={([id]) => {
            if (id !== undefined) setGoodsId(id);
            act.open('open');
          }}
          onClose={() => act.open('open')}
        />
      )}
      {act.target === 'open' && (
        <Question
          title={t('grant')}
          text={t('grantHint')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={grant}
          onClose={act.close}
        >
          <TextField
            id="grant-goods"
            name="goods_id"
            label={t('explainGoods')}
            value={goodsId}
            onChange={setGoodsId}
          />
          <Button size="s" data-action="pick" onClick={() => act.open('pick')}>
            {t('choose')}
          </Button>
          <WholeField
            id="grant-days"
            name="days"
            label={t('days')}
            {...RIGHT_DAYS}
            text={days}
            onText={setDays}
          />
          <TextField
            id="grant-reason"
            name="reason"
            label={t('whyReason')}
            maxLength={200}
            value={reason}
            onChange={setReason}
          />
        </Question>
      )}
    </>
  );
}

export function RevokeButton({ person, right }: { person: Person; right: Person['rights'][number] }) {
  const t = useTranslation(peopleWords);
  const act = useAct<'open'>();
  const [reason, setReason] = useState('');
  const { mutateAsync } = useConsoleMutation(consoleAccessRevoke, PEOPLE_CALLS);
  const revoke = () => mutateAsync({ person: person.id, goods_id: right.goods_id, reason: reason.trim() });
  return (
    <>
      <Button size="s" tone="text" data-action="revoke" onClick={() => act.open('open')}>
        {t('revoke')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('revoke')}
          text={t('revokeText', { name: person.nickname, title: right.title })}
          isDanger
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(revoke, t('revoked'))}
          onClose={act.close}
        >
          <TextField
            id="revoke-reason"
            name="reason"
            label={t('whyReason')}
            maxLength={200}
            value={reason}
            onChange={setReason}
          />
        </Question>
      )}
    </>
  );
}
