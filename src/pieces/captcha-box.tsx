/** The box of a captcha: over the form it belongs to, even where that is in a box of its own; Esc closes this one alone. */
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
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
  const tool = (icon: IconName, label: string, onClick: () => void) => (
    <button type="button" className={styles.tool} aria-label={label} onClick={onClick}>
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <ModalFrame className={styles.box} labelledBy={id} busy={busy} focus="[role=slider]" onLeave={onClose}>
      <p className={styles.title} id={id}>
        {t('slideTitle')}
        {onRefresh !== undefined && tool('refresh', t('refresh'), onRefresh)}
        {tool('close', t('close'), onClose)}
      </p>
      {children}
      <div className={styles.foot}>{foot}</div>
    </ModalFrame>
  );
}
