/** Signing in at the desk of a shop, with a password (D139). Who is signed in already goes on at once. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState, type SyntheticEvent } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { deskSessionCreate, deskSessionGet } from '#schemas/api/console/desk-session.ts';
import { makeDeskCaller } from '#desk/kit/calls/caller.ts';
import type { DeskFacts } from '#desk/kit/facts.ts';
import { LanguageSwitch } from '#desk/kit/shell/language-switch.tsx';
import { isObject } from '#schemas/page/json.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { addressAfterLogin, SESSION_KEY } from './session.ts';
import { startWords } from './words.ts';
import styles from './login.module.css';

/** What is wrong, and under which field it stands; under none it stands above the button. */
interface LoginFault {
  at: 'name' | 'password' | 'form';
  text: string;
}

const FIELD_OF: Readonly<Record<string, LoginFault['at']>> = {
  'login-phone-unknown': 'name',
  'password-wrong': 'password',
  'password-unusable': 'password',
};

const hasNoRole = (detail: unknown) => isObject(detail) && detail['reason'] === 'no-desk-role';

export function Login({ facts }: { facts: DeskFacts }) {
  const t = useWords(startWords);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [fault, setFault] = useState<LoginFault>();
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const caller = useMemo(() => makeDeskCaller(facts, () => undefined), [facts]);
  const next = addressAfterLogin(search.get('next'));
  const id = useId();
  const { data: session } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: () => caller.call(deskSessionGet, {}),
  });
  if (session?.ok === true) return <Navigate to={next} replace />;

  const send = async () => {
    if (name.trim() === '') return setFault({ at: 'name', text: t('nameMissing') });
    if (password === '') return setFault({ at: 'password', text: t('passwordMissing') });
    setBusy(true);
    const answer = await caller.call(deskSessionCreate, { name: name.trim(), password });
    setBusy(false);
    if (!answer.ok) {
      const text = hasNoRole(answer.detail) ? t('noRole') : answer.msg;
      return setFault({ at: FIELD_OF[answer.code] ?? 'form', text });
    }
    client.setQueryData(SESSION_KEY, answer);
    return navigate(next, { replace: true });
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setFault(undefined);
    void send();
  };
  const errorAt = (at: LoginFault['at']) => (fault?.at === at ? fault.text : '');

  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={onSubmit} noValidate>
        <h1 className={styles.title}>{t('signIn')}</h1>
        <p className={styles.hint}>{t('signInHint')}</p>
        <TextField
          id={`${id}-name`}
          name="name"
          label={t('name')}
          autoComplete="username"
          icon="user"
          value={name}
          onChange={setName}
          error={errorAt('name')}
        />
        <PasswordField
          id={`${id}-password`}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          show={t('showPassword')}
          hide={t('hidePassword')}
          value={password}
          onChange={setPassword}
          error={errorAt('password')}
        />
        <p className={styles.fault} role="alert">
          {errorAt('form') !== '' && <Icon name="error" size={18} />}
          {errorAt('form')}
        </p>
        <Button tone="primary" size="l" type="submit" block busy={isBusy} data-action="sign-in">
          {t('signIn')}
        </Button>
        <p className={styles.ways}>
          <Link href="/">{t('toShop')}</Link>
          <LanguageSwitch />
        </p>
      </form>
    </main>
  );
}
