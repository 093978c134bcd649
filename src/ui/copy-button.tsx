/** Copies a short text and says so. */
import { useState } from 'react';
import { copyWords } from './copy-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from './icon.tsx';
import styles from './states.module.css';

export function CopyButton({ text }: { text: string }) {
  const t = useWords(copyWords);
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
    </button>
  );
}
