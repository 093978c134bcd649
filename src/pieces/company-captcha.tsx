/** Another company's captcha in a frame of its own (D50), with the shop's own way beside it; what never comes is given up. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { systemClock } from '#platform/clock.ts';
import { pageMessages } from '#platform/page-messages.ts';
import { Button } from '#ui/button.tsx';
import { CaptchaBox } from './captcha-box.tsx';
import { captchaWords } from './captcha-words.ts';
import styles from './slide-captcha.module.css';

export interface CompanyCaptchaHands {
  onPass: (ticket: string, randstr: string) => void;
  /** It cannot be had (M181). */
  onLoss: () => void;
  /** The person would rather have the shop's own. */
  own: () => void;
}

/** As long as anybody waits for a picture. */
const PATIENCE_MS = 8_000;
const TICKET_MAX = 2048;
const RANDSTR_MAX = 128;

type CaptchaEnd = { name: 'shown' | 'closed' | 'lost' } | { name: 'passed'; ticket: string; randstr: string };

/** What the frame says; undefined for whatever has another shape. */
function readEnded(data: unknown): CaptchaEnd | undefined {
  const captcha: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'captcha') : undefined;
  if (typeof captcha !== 'object' || captcha === null) return undefined;
  const name: unknown = Reflect.get(captcha, 'name');
  if (name === 'shown' || name === 'closed' || name === 'lost') return { name };
  const ticket: unknown = Reflect.get(captcha, 'ticket');
  const randstr: unknown = Reflect.get(captcha, 'randstr');
  if (name !== 'passed' || typeof ticket !== 'string' || typeof randstr !== 'string') return undefined;
  const isWhole = ticket !== '' && ticket.length <= TICKET_MAX && randstr.length <= RANDSTR_MAX;
  return isWhole ? { name, ticket, randstr } : undefined;
}

interface CompanyCaptchaProps {
  hands: CompanyCaptchaHands;
  onClose: () => void;
}

export function CompanyCaptcha({ hands, onClose }: CompanyCaptchaProps) {
  const locale = useLocale();
  const t = useTranslation(captchaWords);
  const frame = useRef<HTMLIFrameElement>(null);
  const isThere = useRef(false);
  const hear = useEffectEvent((message: CaptchaEnd) => {
    isThere.current = true;
    if (message.name === 'passed') hands.onPass(message.ticket, message.randstr);
    else if (message.name === 'lost') hands.onLoss();
    else if (message.name === 'closed') onClose();
  });
  const giveUp = useEffectEvent(() => {
    if (!isThere.current) hands.onLoss();
  });
  useEffect(() => {
    const stopWaiting = systemClock.after(PATIENCE_MS, () => giveUp());
    // The frame has no origin of its own; it is known by being that very window.
    const stopHearing = pageMessages.listen(({ source, data }) => {
      const isOurs = source !== null && source === frame.current?.contentWindow;
      const message = isOurs ? readEnded(data) : undefined;
      if (message !== undefined) hear(message);
    });
    return () => {
      stopWaiting();
      stopHearing();
    };
  }, []);
  return (
    <CaptchaBox
      onClose={onClose}
      foot={
        <Button tone="text" size="s" onClick={hands.own}>
          {t('otherWay')}
        </Button>
      }
    >
      <iframe
        ref={frame}
        className={styles.company}
        src={`/auth/captcha_frame?lang=${locale}`}
        title={t('slideTitle')}
        sandbox="allow-scripts"
      />
    </CaptchaBox>
  );
}
