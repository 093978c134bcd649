/** Learners a task is for, found by their names: teachers read no phones (D138). */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleLearnersList } from '#schemas/api/console/learners.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { useRest } from '#desk/kit/pickers/use-rest.ts';
import { CheckLine } from '#desk/kit/screens/check-line.tsx';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { LinesEdit } from '#desk/kit/screens/editor/fields.tsx';
import { Quiet } from '#desk/kit/screens/panel.tsx';
import { Button } from '#ui/button.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './tasks.module.css';
import { taskWords } from './words.ts';

interface LearnersDialogProps {
  ids: readonly string[];
  toggle: (id: string) => void;
  onClose: () => void;
}

function LearnersDialog({ ids, toggle, onClose }: LearnersDialogProps) {
  const t = useTranslation(taskWords);
  const [words, setWords] = useState('');
  const q = useRest(words.trim());
  const query = useConsoleQuery(consoleLearnersList, q === '' ? {} : { q });
  return (
    <Modal title={t('chooseLearners')} size="m" onClose={onClose}>
      <TextField id="learner-name" name="q" label={t('searchLearners')} value={words} onChange={setWords} />
      <WhenRead query={query}>
        {({ items, total }) => (
          <>
            {items.length === 0 && <Quiet>{t('learnersNone')}</Quiet>}
            <ul className={styles.list}>
              {items.map(({ user_id: id, nickname }) => (
                <li key={id} data-row={id}>
                  <CheckLine
                    name="learner"
                    label={nickname === '' ? id : nickname}
                    checked={ids.includes(id)}
                    onChange={() => toggle(id)}
                  />
                </li>
              ))}
            </ul>
            {total > items.length && <Quiet>{t('learnersMore', { count: total - items.length })}</Quiet>}
          </>
        )}
      </WhenRead>
      <ModalActions>
        <Button tone="primary" data-action="ok" onClick={onClose}>
          {t('done')}
        </Button>
      </ModalActions>
    </Modal>
  );
}

export function LearnersEdit({ pointer, label }: { pointer: string; label: string }) {
  const t = useTranslation(taskWords);
  const { value, set } = useEditedField(pointer);
  const [isOpen, setOpen] = useState(false);
  const ids: string[] = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const toggle = (id: string) => {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    set(next.length === 0 ? undefined : next);
  };
  return (
    <div>
      <LinesEdit pointer={pointer} label={label} />
      <Button size="s" data-action="pick" onClick={() => setOpen(true)}>
        {t('chooseLearners')}
      </Button>
      {isOpen && <LearnersDialog ids={ids} toggle={toggle} onClose={() => setOpen(false)} />}
    </div>
  );
}
