/** Signing in at the desk of a shop, with a password or a code by SMS (D139). Who is signed in already goes on at once. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type SyntheticEvent } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { deskSessionGet } from '#schemas/api/console/desk-session.ts';
import { PATHS } from '#schemas/paths.ts';
import { focusWrongField } from '#desk/kit/fields/use-wrong-field.ts';
import { makeDeskCaller } from '#desk/kit/calls/caller.ts';
import type { DeskFacts } from '#desk/kit/facts.ts';
import { LanguageSwitch } from '#desk/kit/shell/language-switch.tsx';
import { useWords } from '#i18n/use-words.ts';
import { Slide } from '#pieces/slide.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { LoginFields } from './login-fields.tsx';
import { addressAfterLogin, SESSION_KEY } from './session.ts';
import { useLogin } from './use-login.ts';
import { startWords } from './words.ts';
import start from './start.module.css';

export function Login({ facts }: { facts: DeskFacts }) {
  const t = useWords(startWords);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { call } = useMemo(() => makeDeskCaller(facts, () => undefined), [facts]);
  const next = addressAfterLogin(search.get('next'));
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin(call, (answer) => {
    client.setQueryData(SESSION_KEY, answer);
    void navigate(next, { replace: true });
  });
  const { way, choose, errorAt, fault, isBusy, submit, human } = login;
  const { data: session } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: () => call(deskSessionGet, {}),
  });
  useEffect(() => {
    document.title = t('signIn');
  }, [t]);
  useEffect(() => {
    if (!isBusy) focusWrongField(form.current);
  }, [fault, isBusy]);
  if (session?.ok === true) return <Navigate to={next} replace />;
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <main className={start.page}>
      <form className={start.card} ref={form} onSubmit={onSubmit} noValidate>
        <h1 className={start.title}>{t('signIn')}</h1>
        <p className={start.hint}>{t('signInHint')}</p>
        <LoginFields login={login} />
        <p className={start.fault} role="alert">
          {errorAt('form') !== '' && <Icon name="error" size={18} />}
          {errorAt('form')}
        </p>
        <Button tone="primary" size="l" type="submit" block busy={isBusy} data-action="sign-in">
          {t('signIn')}
        </Button>
        <p className={start.ways}>
          <Button
            tone="text"
            size="s"
            type="button"
            onClick={() => choose(way === 'code' ? 'password' : 'code')}
            data-action={way === 'code' ? 'by-password' : 'by-code'}
          >
            {way === 'code' ? t('byPassword') : t('byCode')}
          </Button>
          <Link href={PATHS['change-password']}>{t('forgot')}</Link>
        </p>
        <p className={start.ways}>
          <Link href="/">{t('toShop')}</Link>
          <LanguageSwitch />
        </p>
      </form>
      <Slide slide={human.slide} />
    </main>
  );
}
