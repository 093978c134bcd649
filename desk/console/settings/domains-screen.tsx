/** Hosts the shop is known by: added once they lead here, checked, made the main one, removed. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleDomainsAdd,
  consoleDomainsCheck,
  consoleDomainsList,
  consoleDomainsMainSet,
  consoleDomainsRemove,
  DOMAIN_REFUSALS,
} from '#schemas/api/console/shop.ts';
import { refusalReason, useConsoleMutation, useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Acts, Panel, Quiet, Stack } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { ScreenHead } from '#desk/kit/screens/screen-head.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { domainsWords } from './domains-words.ts';
import { useSettingsParts } from './use-settings-parts.ts';
import { settingsWords } from './words.ts';

const STALE = [consoleDomainsList];

/** The refusal in words where the call names a reason. */
function useReason() {
  const t = useTranslation(domainsWords);
  return (error: unknown): unknown => {
    const reason = refusalReason(error, DOMAIN_REFUSALS);
    return reason === undefined ? error : new Error(t(reason), { cause: error });
  };
}

/** What the DNS says of a host. */
function CheckedHost({ host }: { host: string }) {
  const t = useTranslation(domainsWords);
  const { data, error, isFetching } = useConsoleQuery(consoleDomainsCheck, { host });
  if (isFetching) return <span role="status">{t('checking')}</span>;
  if (data === undefined) return <span role="alert">{error?.message}</span>;
  const { state, addresses, own_addresses: ownAddresses } = data;
  return (
    <span role="status" data-domain-state={state}>
      <Badge tone={state === 'here' ? 'success' : 'warning'}>{t(`state_${state}`)}</Badge>{' '}
      {state === 'no-answer' && t('tryAgain')}
      {(state === 'elsewhere' || state === 'unknown') &&
        t('pointTo', { addresses: addresses.join(', ') || '-', wanted: ownAddresses.join(', ') || '-' })}
    </span>
  );
}

function AddDomain() {
  const t = useTranslation(domainsWords);
  const act = useAct<'open'>();
  const reasonOf = useReason();
  const [host, setHost] = useState('');
  const { mutateAsync } = useConsoleMutation(consoleDomainsAdd, STALE);
  const run = () =>
    mutateAsync({ host }).then(
      () => setHost(''),
      (error: unknown) => {
        throw reasonOf(error);
      },
    );
  return (
    <>
      <Button tone="primary" data-action="create" onClick={() => act.open('open')}>
        {t('add')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('add')}
          text={t('addText')}
          confirmText={t('add')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(run, t('added'))}
          onClose={act.close}
        >
          <TextField id="domain-host" name="host" label={t('host')} value={host} onChange={setHost} />
        </Question>
      )}
    </>
  );
}

function HostActs({ host, isMain }: { host: string; isMain: boolean }) {
  const t = useTranslation(domainsWords);
  const act = useAct<'remove' | 'main'>();
  const remove = useConsoleMutation(consoleDomainsRemove, STALE);
  const setMain = useConsoleMutation(consoleDomainsMainSet, STALE);
  // Each press asks the DNS anew.
  const [checks, setChecks] = useState(0);
  const { target } = act;
  const reasonOf = useReason();
  const run = () =>
    (target === 'remove' ? remove : setMain).mutateAsync({ host }).catch((error: unknown) => {
      throw reasonOf(error);
    });
  return (
    <>
      <Acts>
        <Button size="s" data-action="check" onClick={() => setChecks(checks + 1)}>
          {t('check')}
        </Button>
        {!isMain && (
          <Button size="s" data-action="main" onClick={() => act.open('main')}>
            {t('makeMain')}
          </Button>
        )}
        <Button size="s" tone="text" data-action="delete" onClick={() => act.open('remove')}>
          {t('remove')}
        </Button>
      </Acts>
      {checks > 0 && <CheckedHost key={checks} host={host} />}
      {target !== undefined && (
        <Question
          title={t(target === 'remove' ? 'remove' : 'makeMain')}
          text={t(target === 'remove' ? 'removeText' : 'mainText', { host })}
          isDanger={target === 'remove'}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(run, t('done'))}
          onClose={act.close}
        />
      )}
    </>
  );
}

export function DomainsScreen() {
  const t = useTranslation(domainsWords);
  const settingsT = useTranslation(settingsWords);
  const parts = useSettingsParts();
  const query = useConsoleQuery(consoleDomainsList, {});
  return (
    <Stack>
      <ScreenHead title={settingsT('domains')} actions={{ main: <AddDomain /> }} parts={parts} />
      <WhenRead query={query}>
        {({ items, address }) => (
          <Panel title={t('own')}>
            <Quiet>{t('address', { address })}</Quiet>
            <PlainTable
              label={t('own')}
              rows={items}
              keyOf={({ host }) => host}
              empty={t('none')}
              columns={[
                {
                  id: 'host',
                  label: t('host'),
                  cell: ({ host, is_main: isMain }) => (
                    <>
                      {host} {isMain && <Badge tone="primary">{t('main')}</Badge>}
                    </>
                  ),
                },
                {
                  id: 'acts',
                  label: t('acts'),
                  cell: ({ host, is_main: isMain }) => <HostActs host={host} isMain={isMain} />,
                },
              ]}
            />
          </Panel>
        )}
      </WhenRead>
    </Stack>
  );
}
