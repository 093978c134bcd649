/** Access tokens of the shop's staff: created, shown once, revoked. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import {
  consoleTokensCreate,
  consoleTokensList,
  consoleTokensRevoke,
  TOKEN_DAYS,
  TOKEN_DAYS_MAX,
} from '#schemas/api/console/tokens.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { TOKEN_SCOPES, type TokenScope } from '#schemas/console/token-scopes.ts';
import { secondsOf } from '#schemas/time.ts';
import { refusalReason, useConsoleMutation, useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { CopyDialog } from '#desk/kit/screens/copy-dialog.tsx';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { WholeField } from '#desk/kit/screens/whole-field.tsx';
import { parseWhole } from '#desk/kit/screens/whole-text.ts';
import { screenWords } from '#desk/kit/screens/words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { settingsWords } from './words.ts';

type Token = DataOf<typeof consoleTokensList>['items'][number];

const DAYS = { min: 1, max: TOKEN_DAYS_MAX } as const;

const REASONS = ['no-person', 'no-staff'] as const;

/** Why no token was made, in words where the server names a reason. */
function useTokenCreation() {
  const t = useTranslation(settingsWords);
  const { mutateAsync } = useConsoleMutation(consoleTokensCreate, [consoleTokensList]);
  return async (input: { phone: string; name: string; scope: TokenScope; days: number }) => {
    try {
      return await mutateAsync(input);
    } catch (error) {
      const reason = refusalReason(error, REASONS);
      throw reason === undefined ? error : new Error(t(reason), { cause: error });
    }
  };
}

function CreateToken() {
  const t = useTranslation(settingsWords);
  const screenT = useTranslation(screenWords);
  const act = useAct<'open'>();
  const create = useTokenCreation();
  const [input, setInput] = useState({ phone: '', name: '', days: String(TOKEN_DAYS) });
  const [scope, setScope] = useState<TokenScope>('decorate');
  const [token, setToken] = useState('');
  const createToken = () => {
    const days = parseWhole(input.days, DAYS);
    if (days === undefined) return act.setFault(screenT('badNumberIn', DAYS));
    const run = async () => setToken((await create({ ...input, scope, days })).token);
    return void act.run(run, t('created'));
  };
  return (
    <>
      <Button size="s" data-action="create" onClick={() => act.open('open')}>
        {t('create')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('create')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={createToken}
          onClose={act.close}
        >
          {(['phone', 'name'] as const).map((name) => (
            <TextField
              key={name}
              id={`token-${name}`}
              name={name}
              label={t(name)}
              value={input[name]}
              onChange={(value) => setInput({ ...input, [name]: value })}
            />
          ))}
          <WholeField
            id="token-days"
            name="days"
            label={t('days')}
            {...DAYS}
            text={input.days}
            onText={(days) => setInput({ ...input, days })}
          />
          <SelectField
            name="scope"
            label={t('scope')}
            value={scope}
            options={TOKEN_SCOPES.map((value) => ({ value, label: t(value) }))}
            onChange={(next) => setScope(next ?? 'decorate')}
          />
        </Question>
      )}
      <CopyDialog title={t('token')} hint={t('created')} text={token} onClose={() => setToken('')} />
    </>
  );
}

function RevokeToken({ token }: { token: Token }) {
  const t = useTranslation(settingsWords);
  const act = useAct<'open'>();
  const { mutateAsync } = useConsoleMutation(consoleTokensRevoke, [consoleTokensList]);
  return (
    <>
      <Button size="s" tone="text" data-action="revoke" onClick={() => act.open('open')}>
        {t('revoke')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('revoke')}
          text={t('revokeText')}
          isDanger
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(() => mutateAsync({ id: token.id }), t('revoked'))}
          onClose={act.close}
        />
      )}
    </>
  );
}

export function TokensPanel() {
  const t = useTranslation(settingsWords);
  const say = useSay();
  const query = useConsoleQuery(consoleTokensList, {});
  return (
    <Panel title={t('tokens')} actions={<CreateToken />}>
      <Quiet>{t('tokensHint')}</Quiet>
      <WhenRead query={query}>
        {({ items }) => (
          <PlainTable
            label={t('tokens')}
            rows={items}
            keyOf={({ id }) => id}
            empty={t('tokensNone')}
            columns={[
              { id: 'name', label: t('name'), cell: ({ name, id }) => (name === '' ? id : name) },
              { id: 'person', label: t('person'), cell: ({ person }) => person },
              { id: 'scope', label: t('scope'), cell: ({ scope }) => t(scope) },
              { id: 'expires', label: t('expires'), cell: ({ expires_at: at }) => say.day(secondsOf(at)) },
              {
                id: 'used',
                label: t('used'),
                cell: ({ used_at: at }) => (at === null ? t('never') : say.moment(secondsOf(at))),
              },
              { id: 'acts', label: t('revoke'), cell: (token) => <RevokeToken token={token} /> },
            ]}
          />
        )}
      </WhenRead>
    </Panel>
  );
}
