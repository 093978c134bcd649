/** Sets what one person may do at the desk. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consolePeopleGet,
  consolePeopleList,
  consolePeopleRoleSet,
  type Person,
} from '#schemas/api/console/people.ts';
import { DESK_ROLES } from '#schemas/console/roles.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { peopleWords } from './words.ts';

export function RoleButton({ person }: { person: Person }) {
  const t = useTranslation(peopleWords);
  const act = useAct<'open'>();
  const [role, setRole] = useState<Person['role']>(person.role);
  const { mutateAsync } = useConsoleMutation(consolePeopleRoleSet, [consolePeopleList, consolePeopleGet]);
  return (
    <>
      <Button data-action="role" onClick={() => act.open('open')}>
        {t('setRole')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('setRole')}
          text={t('roleHint')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(() => mutateAsync({ user_id: person.id, role }), t('roleSet'))}
          onClose={act.close}
        >
          <SelectField
            name="role"
            label={t('role')}
            value={role}
            options={[
              { value: '' as const, label: t('noRole') },
              ...DESK_ROLES.map((value) => ({ value, label: t(value) })),
            ]}
            onChange={(next) => setRole(next ?? '')}
          />
        </Question>
      )}
    </>
  );
}
