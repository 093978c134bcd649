/** Draws the page a scan comes back to: one card that says what became of it; from 300 wide, for it stands in a frame too. */
import { useCallback, useMemo } from 'react';
import { defineView } from '#engine/define-view.ts';
import { useScanReturn } from '#features/auth/use-scan-return.ts';
import type { LoginAnswer } from '#schemas/auth/login-fields.ts';
import { loginHref } from '#schemas/address/safe-next.ts';
import { Button } from '#ui/button.tsx';
import { StatusCard } from '#pieces/status-card.tsx';
import type { IconName } from '#ui/icon.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

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
  const scan = useMemo(
    () => (state === '' ? undefined : { provider, state, ...(code === '' ? {} : { code }) }),
    [provider, state, code],
  );
  const onLogin = useCallback(
    (answer: LoginAnswer) =>
      intend('login.done', { code: answer.code, setPassword: answer.need_set_password === 1 }),
    [intend],
  );
  const phase = useScanReturn(act, scan, onLogin);
  const isEnd = phase.name !== 'working';
  const [icon, title, hint] = FACES[phase.name];
  const isLogin = phase.name === 'bind-phone';
  return (
    <StatusCard
      root={root}
      id={id}
      icon={icon}
      title={t(title)}
      hint={phase.name === 'failed' ? phase.text : t(hint)}
      busy={!isEnd}
      isEnd={isEnd}
    >
      {isEnd && (
        <Button block tone={isLogin ? 'primary' : 'secondary'} href={isLogin ? loginHref('/') : '/'}>
          {t(isLogin ? 'toLogin' : 'toHome')}
        </Button>
      )}
    </StatusCard>
  );
});
