/** The guide of the canvas on the first visit: five steps beside the page, closed for good by the person. */
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useWords } from '#i18n/use-words.ts';
import { localStore } from '#platform/storage.ts';
import { Button } from '#ui/button.tsx';
import { guideWords } from './words.ts';
import styles from './guide.module.css';

const STEPS = ['choose', 'add', 'save', 'look', 'publish'] as const;

/** Remembered in this browser, by shop and person. */
function useFirstVisit() {
  const { appId, session } = useDesk();
  const key = `desk-guide ${appId} ${session.person}`;
  const [isOpen, setOpen] = useState(() => localStore.get(key) === undefined);
  const close = () => {
    localStore.set(key, 'closed');
    setOpen(false);
  };
  return { isOpen, close };
}

/** Closes by Escape, where the keyboard is inside. */
function useEscape(close: () => void) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
  return box;
}

export function FirstVisitGuide() {
  const t = useWords(guideWords);
  const { isOpen, close } = useFirstVisit();
  const [index, setIndex] = useState(0);
  const step = STEPS[index] ?? 'choose';
  const isLast = index === STEPS.length - 1;
  const box = useEscape(close);
  if (!isOpen) return null;
  return (
    <aside className={styles.guide} aria-label={t('guide')} data-guide={step} ref={box}>
      <p className={styles.count}>{t('step', { step: index + 1, count: STEPS.length })}</p>
      <div aria-live="polite">
        <h2 className={styles.title}>{t(`${step}Title`)}</h2>
        <p className={styles.text}>{t(`${step}Text`)}</p>
      </div>
      <div className={styles.acts}>
        {!isLast && (
          <Button size="s" tone="text" onClick={close}>
            {t('close')}
          </Button>
        )}
        {index > 0 && (
          <Button size="s" onClick={() => setIndex(index - 1)}>
            {t('back')}
          </Button>
        )}
        <Button size="s" tone="primary" onClick={isLast ? close : () => setIndex(index + 1)}>
          {t(isLast ? 'done' : 'next')}
        </Button>
      </div>
    </aside>
  );
}
