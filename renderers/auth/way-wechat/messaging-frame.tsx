/** The enterprise-messaging login (D66): one button and, beside it, the company's own page in a frame whose messages are heard (M150, M222, M285). */
import { useRef } from 'react';
import type { ViewProps } from '#engine/define-view.ts';
import { useLoginMessages, type QrPlace } from '#features/auth/index.ts';
import type { WordKeys } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { definition } from './definition.ts';
import type { words } from './words.ts';
import styles from './view.module.css';

interface MessagingFrameProps {
  view: Pick<ViewProps<typeof definition, WordKeys<typeof words>>, 't' | 'intend'>;
  /** What the company is called. */
  name: string;
  place: QrPlace;
  onToken: (token: string) => void;
}

export function MessagingFrame({ view: { t, intend }, name, place, onToken }: MessagingFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLoginMessages(frame, place.frameDomains, ({ code, message, token }) => {
    if (code === 0) return onToken(token);
    const text = t('Login_error', { message: message === '' ? t('noReason') : message });
    return intend('message.toast', { text, tone: 'error' });
  });
  return (
    <div className={styles.messaging}>
      <Button tone="primary" href={place.url} icon={<Icon name="community" size={18} />}>
        {t('open', { name })}
      </Button>
      <iframe
        ref={frame}
        className={styles.frame}
        src={place.url}
        title={t('frame', { name })}
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      />
    </div>
  );
}
