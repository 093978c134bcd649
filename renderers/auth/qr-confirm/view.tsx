/** Draws the phone's page: one card that asks, or says what became of the answer; from 360 wide. */
import { defineView } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { useServerNow } from '#engine/server-now.ts';
import { QR_LIFE_S } from '#schemas/constants.ts';
import { readText } from '#schemas/page/text.ts';
import { Button } from '#ui/button.tsx';
import { StatusCard } from '#pieces/status-card.tsx';
import type { IconName } from '#ui/icon.tsx';
import { ScanQuestion } from './scan-question.tsx';
import { definition } from './definition.ts';
import { useScan, type Phase } from './use-scan.ts';
import { words } from './words.ts';

/** Icon, title and hint of each end. */
const ENDS = {
  'login-done': ['success', 'loginDone', 'loginDoneHint'],
  'bind-done': ['success', 'bindDone', 'bindDoneHint'],
  simulated: ['success', 'simulated', 'simulatedHint'],
  refused: ['close', 'refused', 'refusedHint'],
  expired: ['clock', 'expired', 'expiredHint'],
  elsewhere: ['warning', 'elsewhere', 'elsewhereHint'],
} as const satisfies Record<string, readonly [IconName, string, string]>;

function isOver(phase: Phase, now: number): boolean {
  return phase.name === 'asked' && !phase.isSending && now >= phase.look.asked_at + QR_LIFE_S;
}

interface Face {
  icon: IconName;
  title: string;
  hint: string;
}

export default defineView(definition, words, function QrConfirm({ root, id, props, t, locale, act }) {
  const scan = useScan(props.code, act);
  const askedAt = scan.phase.name === 'asked' ? scan.phase.look.asked_at : 0;
  const now = useServerNow(askedAt === 0 ? 0 : askedAt + QR_LIFE_S);
  const phase: Phase = isOver(scan.phase, now) ? { name: 'expired' } : scan.phase;
  const shop = readText(useBoot().info.base.shop_name, locale);
  const isEnd = phase.name !== 'reading' && phase.name !== 'asked';
  const face = (): Face => {
    if (phase.name === 'reading') return { icon: 'qr', title: t('reading'), hint: '' };
    if (phase.name === 'failed') return { icon: 'error', title: t('failed'), hint: phase.text };
    if (phase.name !== 'asked') {
      const [icon, title, hint] = ENDS[phase.name];
      return { icon, title: t(title), hint: t(hint) };
    }
    const { nickname, scene } = phase.look;
    if (nickname === '')
      return { icon: 'user', title: t('strangerTitle'), hint: t('strangerHint', { shop }) };
    return { icon: 'qr', title: t(`${scene}Title`, { shop }), hint: t(`${scene}Hint`) };
  };
  const { icon, title, hint } = face();
  return (
    <StatusCard
      root={root}
      id={id}
      icon={icon}
      title={title}
      hint={hint}
      busy={phase.name === 'reading'}
      isEnd={isEnd}
    >
      {phase.name === 'asked' && (
        <ScanQuestion
          code={props.code}
          look={phase.look}
          isSending={phase.isSending}
          scan={scan}
          shop={shop}
          t={t}
        />
      )}
      {phase.name === 'failed' && (
        <Button tone="primary" size="l" block onClick={scan.retry}>
          {t('retry')}
        </Button>
      )}
    </StatusCard>
  );
});
