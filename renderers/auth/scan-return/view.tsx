/** Draws the page a scan comes back to: one card that says what became of it; from 300 wide, for it stands in a frame too. */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { defineView } from '#engine/define-view.ts';
import { useScanReturn } from '#features/auth/index.ts';
import type { LoginAnswer } from '#schemas/learner/login-fields.ts';
import { loginHref } from '#schemas/rules/safe-next.ts';
import { Button } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** Icon, title and hint of each end. */
const FACES = {
  working: ['qr', 'working', 'workingHint'],
  'login-done': ['success', 'loginDone', 'loginDoneHint'],
  'bind-done': ['success', 'bindDone', 'bindDoneHint'],
  'bind-phone': ['phone', 'bindPhone', 'bindPhoneHint'],
  entered: ['success', 'entered', 'enteredHint'],
  expired: ['clock', 'expired', 'expiredHint'],
  elsewhere: ['warning', 'elsewhere', 'elsewhereHint'],
  failed: ['error', 'failed', 'failed'],
} as const satisfies Record<string, readonly [IconName, string, string]>;

export default defineView(definition, words, function ScanReturn({ root, id, props, t, act, intend }) {
  const { provider, state, code } = props;
  const given = useMemo(
    () => (state === '' ? undefined : { provider, state, ...(code === '' ? {} : { code }) }),
    [provider, state, code],
  );
  const entered = useCallback(
    (answer: LoginAnswer) =>
      intend('login.done', { code: answer.code, setPassword: answer.need_set_password === 1 }),
    [intend],
  );
  const phase = useScanReturn(act, given, entered);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEnd = phase.name !== 'working';
  useEffect(() => {
    if (isEnd) heading.current?.focus();
  }, [isEnd]);
  const [icon, title, hint] = FACES[phase.name];
  const isLogin = phase.name === 'bind-phone';
  return (
    <div {...root} className={styles.screen}>
      <section className={styles.card} aria-labelledby={`${id}-title`} aria-busy={!isEnd}>
        <span className={styles.sign} data-phase={phase.name}>
          <Icon name={icon} size={32} />
        </span>
        <h1 className={styles.title} id={`${id}-title`} ref={heading} tabIndex={-1}>
          {t(title)}
        </h1>
        <p className={styles.hint}>{phase.name === 'failed' ? phase.text : t(hint)}</p>
        {isEnd && (
          <Button tone={isLogin ? 'primary' : 'secondary'} href={isLogin ? loginHref('/') : '/'}>
            {t(isLogin ? 'toLogin' : 'toHome')}
          </Button>
        )}
      </section>
    </div>
  );
});
