/** Who runs the installation: added by shop and phone, and taken away again (ADR-790). */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleOperatorsAdd,
  consoleOperatorsList,
  consoleOperatorsRemove,
  OPERATOR_REFUSALS,
  type Operator,
} from '#schemas/api/console/operators.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { refusalReason, useConsoleMutation, useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { operatorWords } from './words.ts';

const STALE = [consoleOperatorsList];

function AddOperator() {
  const t = useTranslation(operatorWords);
  const { session } = useDesk();
  const act = useAct<'open'>();
  const [input, setInput] = useState({ label: session.shop, phone: '' });
  const { mutateAsync } = useConsoleMutation(consoleOperatorsAdd, STALE);
  const run = async () => {
    try {
      await mutateAsync(input);
    } catch (error) {
      const reason = refusalReason(error, OPERATOR_REFUSALS);
      throw reason === undefined ? error : new Error(t(reason), { cause: error });
    }
  };
  return (
    <>
      <Button size="s" data-action="add-operator" onClick={() => act.open('open')}>
        {t('addOperator')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('addOperator')}
          text={t('operatorsHint')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(run, t('saved'))}
          onClose={act.close}
        >
          {(['label', 'phone'] as const).map((name) => (
            <TextField
              key={name}
              id={`operator-${name}`}
              name={name}
              label={t(name)}
              value={input[name]}
              onChange={(value) => setInput({ ...input, [name]: value })}
            />
          ))}
        </Question>
      )}
    </>
  );
}

function RemoveOperator({ label, user_id }: Operator) {
  const t = useTranslation(operatorWords);
  const act = useAct<'open'>();
  const { mutateAsync } = useConsoleMutation(consoleOperatorsRemove, STALE);
  return (
    <>
      <Button size="s" tone="text" data-action="remove-operator" onClick={() => act.open('open')}>
        {t('remove')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('remove')}
          text={t('removeText')}
          isDanger
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(() => mutateAsync({ label, user_id }), t('saved'))}
          onClose={act.close}
        />
      )}
    </>
  );
}

export function OperatorsPanel() {
  const t = useTranslation(operatorWords);
  const query = useConsoleQuery(consoleOperatorsList, {});
  return (
    <Panel title={t('operators')} actions={<AddOperator />}>
      <Quiet>{t('operatorsHint')}</Quiet>
      <WhenRead query={query}>
        {({ items }) => (
          <PlainTable
            label={t('operators')}
            rows={items}
            keyOf={({ label, user_id: id }) => `${label} ${id}`}
            empty={t('noOperators')}
            columns={[
              { id: 'person', label: t('person'), cell: ({ person, phone }) => `${person} ${phone}` },
              { id: 'shop', label: t('label'), cell: ({ label }) => label },
              { id: 'acts', label: t('acts'), cell: (operator) => <RemoveOperator {...operator} /> },
            ]}
          />
        )}
      </WhenRead>
    </Panel>
  );
}
