/** Draws the way to end an account: its consequences first, a tick that they are understood, and the way back. */
import { useRef, useState } from 'react';
import { personalDeletionRequest } from '#schemas/api/identity/account.ts';
import { defineView, type ViewProps } from '#engine/define-view.ts';
import { useNewest } from '#features/account/index.ts';
import type { WordKeys } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { FieldError } from '#ui/field.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { Sheet, SheetSkeleton } from '#ui/sheet.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { UnmountDelay } from '#ui/unmount-delay.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;
const LOSSES = ['lose_1', 'lose_2', 'lose_3', 'lose_4'] as const;

interface AskProps extends Pick<Props, 'id' | 't'> {
  isBusy: boolean;
  fault: string;
  ask: () => void;
  close: () => void;
}

function Ask({ id, t, isBusy, fault, ask, close }: AskProps) {
  const [isUnderstood, setUnderstood] = useState(false);
  const [wasMissed, setMissed] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  const isMissing = wasMissed && !isUnderstood;
  const confirm = () => {
    if (isUnderstood) return ask();
    setMissed(true);
    return tick.current?.focus();
  };
  return (
    <Modal title={t('boxTitle')} busy={isBusy} onClose={close}>
      <p>{t('after')}</p>
      <ul className={styles.losses} aria-label={t('loses')}>
        {LOSSES.map((loss) => (
          <li key={loss}>{t(loss)}</li>
        ))}
      </ul>
      <p>{t('back')}</p>
      <label className={styles.tick}>
        <input
          ref={tick}
          type="checkbox"
          checked={isUnderstood}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={`${id}-fault`}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
        {t('understood')}
      </label>
      <FieldError id={`${id}-fault`} text={isMissing ? t('understoodNeeded') : fault} />
      <ModalActions>
        <Button onClick={close} unavailable={isBusy}>
          {t('cancel')}
        </Button>
        <Button tone="danger" busy={isBusy} onClick={confirm}>
          {t('confirm')}
        </Button>
      </ModalActions>
    </Modal>
  );
}

function AccountDeletion({ root, id, data, t, locale, act, intend }: Props) {
  const moment = useMoment(locale);
  const [deleteAt, setDeleteAt] = useNewest(data.info.delete_at);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const ask = async (on: 0 | 1) => {
    setBusy(true);
    setFault('');
    const answer = await act(personalDeletionRequest, { on });
    setBusy(false);
    if (!answer.ok) return setFault(answer.msg);
    setDeleteAt(answer.data.delete_at);
    setOpen(false);
    return intend('message.toast', { text: t(on === 1 ? 'asked' : 'taken'), tone: 'success' });
  };
  const isAsked = deleteAt > 0;
  return (
    <Sheet root={root} id={id} title={t('title')} hint={isAsked ? undefined : t('hint')}>
      {isAsked ? (
        <>
          <p className={styles.pending}>{t('pending', { time: moment(deleteAt) })}</p>
          <FieldError id={`${id}-fault`} text={fault} />
          <Button size="s" tone="primary" busy={isBusy} onClick={() => void ask(0)}>
            {t('takeBack')}
          </Button>
        </>
      ) : (
        <Button size="s" className={styles.begin} onClick={() => setOpen(true)}>
          {t('begin')}
        </Button>
      )}
      <UnmountDelay of={isOpen || undefined}>
        {() => (
          <Ask
            id={id}
            t={t}
            isBusy={isBusy}
            fault={fault}
            ask={() => void ask(1)}
            close={() => {
              setOpen(false);
              setFault('');
            }}
          />
        )}
      </UnmountDelay>
    </Sheet>
  );
}

export default defineView(definition, words, AccountDeletion, {
  Loading: ({ root }) => <SheetSkeleton root={root} rows={1} />,
  Failure: FailedBand,
});
