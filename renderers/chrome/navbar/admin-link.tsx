/** The training admin's way into the console, with a guide beside it on the first visit (M89, D108). */
import { useEffect, useRef, useState } from 'react';
import type { Intend } from '#engine/intents.ts';
import { useViewer } from '#engine/provider.tsx';
import { useOnce } from '#features/chrome/index.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { NavbarTranslate } from './words.ts';
import styles from './admin-link.module.css';

const GUIDE_KEY = 'admin-guide';

interface AdminLinkProps {
  id: string;
  guide: boolean;
  /** Asks the server whether the person is an admin; the answer only shows a button, rights are checked behind it. */
  isAdmin: () => Promise<boolean>;
  intend: Intend;
  t: NavbarTranslate;
}

/** Asked once for each person; a new function of the same view is no new question. */
function useIsAdmin(isAdmin: () => Promise<boolean>): boolean {
  const { status } = useViewer();
  const [admin, setAdmin] = useState(false);
  const ask = useRef(isAdmin);
  useEffect(() => {
    if (status !== 'in') return undefined;
    let current = true;
    void ask.current().then((answer) => current && setAdmin(answer));
    return () => {
      current = false;
      setAdmin(false);
    };
  }, [status]);
  return admin;
}

export function AdminLink({ id, guide, isAdmin, intend, t }: AdminLinkProps) {
  const admin = useIsAdmin(isAdmin);
  const [firstVisit, markSeen] = useOnce(GUIDE_KEY);
  if (!admin) return null;
  const isShown = guide && firstVisit;
  return (
    <div className={styles.door}>
      <Button
        size="s"
        tone="ghost"
        icon={<Icon name="settings" size={16} />}
        onClick={() => intend('admin.enter', {})}
      >
        {t('adminLink')}
      </Button>
      {isShown && (
        <div
          className={styles.guide}
          role="dialog"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
        >
          <p className={styles.title} id={`${id}-title`}>
            {t('guideTitle')}
          </p>
          <p id={`${id}-text`}>{t('guideText')}</p>
          <Button size="s" tone="primary" className={styles.done} onClick={markSeen}>
            {t('guideDone')}
          </Button>
        </div>
      )}
    </div>
  );
}
