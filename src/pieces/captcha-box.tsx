/** The box of a captcha: over the form it belongs to, even where that is in a box of its own; Esc closes this one alone. */
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { CloseButton } from '#ui/close-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ModalFrame } from '#ui/modal-frame.tsx';
import { captchaWords } from './captcha-words.ts';
import styles from './captcha-box.module.css';

interface CaptchaBoxProps {
  busy?: boolean | undefined;
  /** Another one, where there are others. */
  onRefresh?: (() => void) | undefined;
  onClose: () => void;
  /** The buttons below it. */
  foot: ReactNode;
  children: ReactNode;
}

export function CaptchaBox({ busy, onRefresh, onClose, foot, children }: CaptchaBoxProps) {
  const t = useTranslation(captchaWords);
  const id = useId();
  return (
    <ModalFrame className={styles.box} labelledBy={id} busy={busy} focus="[role=slider]" onLeave={onClose}>
      <p className={styles.title} id={id}>
        {t('slideTitle')}
        {onRefresh !== undefined && (
          <button type="button" className={styles.tool} aria-label={t('refresh')} onClick={onRefresh}>
            <Icon name="refresh" size={18} />
          </button>
        )}
        <CloseButton onClick={onClose} />
      </p>
      {children}
      <div className={styles.foot}>{foot}</div>
    </ModalFrame>
  );
}
