/** Certificates of the shop: found, issued anew with another name, revoked with a reason. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  CERTIFICATE_SORTS,
  consoleCertificatesList,
  consoleCertificatesRename,
  consoleCertificatesRevoke,
} from '#schemas/api/console/certificates.ts';
import type { GivenCertificate } from '#schemas/certificate/certificate.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { CONSOLE } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { useTeachingParts } from './use-teaching-parts.ts';
import { teachingWords } from './words.ts';

function CertificateActs({ certificate: { number, name } }: { certificate: GivenCertificate }) {
  const t = useTranslation(teachingWords);
  const act = useAct<'rename' | 'revoke'>();
  const [newName, setNewName] = useState(name);
  const [reason, setReason] = useState('');
  const rename = useConsoleMutation(consoleCertificatesRename, [consoleCertificatesList]);
  const revoke = useConsoleMutation(consoleCertificatesRevoke, [consoleCertificatesList]);
  const isRename = act.target === 'rename';
  const run = () =>
    isRename ? rename.mutateAsync({ number, reason, name: newName }) : revoke.mutateAsync({ number, reason });
  return (
    <>
      <Button size="s" data-action="rename" onClick={() => act.open('rename')}>
        {t('rename')}
      </Button>{' '}
      <Button size="s" tone="text" data-action="revoke" onClick={() => act.open('revoke')}>
        {t('revoke')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t(act.target)}
          text={t(isRename ? 'renameText' : 'revokeText')}
          isDanger={!isRename}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(run, t('done'))}
          onClose={act.close}
        >
          {isRename && (
            <TextField
              id="certificate-name"
              name="name"
              label={t('newName')}
              maxLength={40}
              value={newName}
              onChange={setNewName}
            />
          )}
          <TextField
            id="certificate-reason"
            name="reason"
            label={t('reason')}
            maxLength={200}
            value={reason}
            onChange={setReason}
          />
        </Question>
      )}
    </>
  );
}

function useColumns(): Column<GivenCertificate>[] {
  const t = useTranslation(teachingWords);
  const say = useSay();
  return [
    {
      id: 'name',
      label: t('name'),
      text: ({ name }) => name,
      cell: ({ name, title }) => (
        <>
          <strong>{name}</strong>
          <br />
          {title}
        </>
      ),
    },
    { id: 'number', label: t('number'), text: ({ number }) => number, isWide: true },
    {
      id: 'state',
      label: t('state'),
      text: ({ revoked_ts: ts }) => t(ts === 0 ? 'valid' : 'revoked'),
      cell: ({ revoked_ts: ts, reason }) => (
        <>
          <Badge tone={ts === 0 ? 'success' : 'neutral'}>{t(ts === 0 ? 'valid' : 'revoked')}</Badge> {reason}
        </>
      ),
    },
    {
      id: 'issued',
      label: t('issued'),
      sort: 'issued_ts',
      isWide: true,
      text: ({ issued_ts: ts }) => say.day(ts),
      isOneLine: true,
    },
  ];
}

export function CertificatesScreen() {
  const parts = useTeachingParts();
  const t = useTranslation(teachingWords);
  const columns = useColumns();
  const mayDesign = useMay('settings');
  const list: ListDefinition<GivenCertificate> = {
    name: 'certificates',
    title: t('certificates'),
    call: consoleCertificatesList,
    read: (ask, query) => ask(consoleCertificatesList, query),
    idOf: ({ number }) => number,
    nameOf: ({ name }) => name,
    columns,
    sorts: CERTIFICATE_SORTS,
    searchHint: t('searchCertificates'),
    parts,
    rowActions: (certificate) =>
      certificate.revoked_ts === 0 ? <CertificateActs certificate={certificate} /> : null,
    action: mayDesign && (
      <NavButton to={CONSOLE.certificateDesign} action="design">
        {t('certificateDesign')}
      </NavButton>
    ),
    empty: { title: t('certificatesNone') },
  };
  return <ListScreen list={list} />;
}
