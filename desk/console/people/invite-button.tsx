/** Invites a person: makes an address that lets them in once. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consolePeopleList } from '#schemas/api/console/people.ts';
import { consolePeopleInvite } from '#schemas/api/console/shops.ts';
import { DESK_ROLES } from '#schemas/console/roles.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { CopyDialog } from '#desk/kit/screens/copy-dialog.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { peopleWords } from './words.ts';

const ROLES = ['learner', ...DESK_ROLES, 'training-admin', 'svip'] as const;

export function InviteButton() {
  const t = useTranslation(peopleWords);
  const act = useAct<'open'>();
  const { mutateAsync } = useConsoleMutation(consolePeopleInvite, [consolePeopleList]);
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<(typeof ROLES)[number]>('learner');
  const [address, setAddress] = useState('');
  const invite = async () => {
    const { path } = await mutateAsync({ phone: phone.trim(), role });
    setAddress(new URL(path, window.location.origin).href);
  };
  return (
    <>
      <Button tone="primary" data-action="invite" onClick={() => act.open('open')}>
        {t('invite')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('invite')}
          text={t('inviteHint')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(invite, t('invited'))}
          onClose={act.close}
        >
          <TextField
            id="invite-phone"
            name="phone"
            type="tel"
            label={t('phone')}
            value={phone}
            onChange={setPhone}
          />
          <SelectField
            name="role"
            label={t('inviteRole')}
            value={role}
            options={ROLES.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => setRole(next ?? 'learner')}
          />
        </Question>
      )}
      <CopyDialog title={t('address')} hint={t('invited')} text={address} onClose={() => setAddress('')} />
    </>
  );
}
