/** Draws the devices, and asks before one is logged out. */
import { useState } from 'react';
import { defineView, type ViewProps } from '#engine/define-view.ts';
import type { WordKeys } from '#i18n/words.ts';
import { personalSessionsEnd } from '#schemas/api/identity/account.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { FailedBand } from '#ui/failed-band.tsx';
import { FieldError } from '#ui/field.tsx';
import formCard from '#ui/form-card.module.css';
import { Icon } from '#ui/icon.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { Sheet, SheetSkeleton } from '#ui/sheet.tsx';
import { UnmountDelay } from '#ui/unmount-delay.tsx';
import { useMoment } from '#ui/use-moment.ts';
import { definition } from './definition.ts';
import styles from './view.module.css';
import { words } from './words.ts';

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;
type Session = Props['data']['sessions']['list'][number];
/** What somebody is asked about: one session, or all but this one. */
type Wish = Session | 'others';

interface AskProps extends Pick<Props, 'id' | 't' | 'act' | 'intend'> {
  wish: Wish;
  others: number;
  close: () => void;
}

function Ask({ id, t, act, intend, wish, others, close }: AskProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const end = async () => {
    setBusy(true);
    const answer = await act(personalSessionsEnd, wish === 'others' ? {} : { id: wish.id });
    setBusy(false);
    // Gone already is as good as ended.
    if (!answer.ok && answer.code !== 'not-found') return setFault(answer.msg);
    const n = answer.ok ? answer.data.ended : 1;
    intend('message.toast', { text: t('ended', { count: n }), tone: 'success' });
    return close();
  };
  const device = wish === 'others' || wish.device === '' ? t('unknown') : wish.device;
  return (
    <Modal title={t(wish === 'others' ? 'allTitle' : 'oneTitle')} busy={isBusy} onClose={close}>
      <p>{wish === 'others' ? t('all', { count: others }) : t('one', { device })}</p>
      <FieldError id={`${id}-fault`} text={fault} />
      <ModalActions>
        <Button onClick={close} unavailable={isBusy}>
          {t('cancel')}
        </Button>
        <Button tone="danger" busy={isBusy} onClick={() => void end()}>
          {t('end')}
        </Button>
      </ModalActions>
    </Modal>
  );
}

function Row({ one, t, locale, ask }: Pick<Props, 't' | 'locale'> & { one: Session; ask: () => void }) {
  const moment = useMoment(locale);
  const device = one.device === '' ? t('unknown') : one.device;
  return (
    <li className={styles.row}>
      <span className={cx(formCard.sign, styles.sign)}>
        <Icon name={/iPhone|Android|iPad/.test(one.device) ? 'phone' : 'globe'} size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.device}>
          {device}
          {one.is_this === 1 && <Badge tone="success">{t('here')}</Badge>}
        </p>
        <p className={styles.times}>
          {t('since', { time: moment(one.created_at) })} · {t('seen', { time: moment(one.seen_at) })}
        </p>
      </div>
      {one.is_this === 0 && (
        <Button size="s" aria-label={t('endOf', { device })} onClick={ask}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

function AccountSessions({ root, id, data, t, locale, act, intend }: Props) {
  const [wish, setWish] = useState<Wish>();
  const { list } = data.sessions;
  const others = list.filter(({ is_this: isThis }) => isThis === 0).length;
  return (
    <Sheet root={root} id={id} title={t('title')} hint={t('hint')}>
      <ul className={styles.list}>
        {list.map((one) => (
          <Row key={one.id} one={one} t={t} locale={locale} ask={() => setWish(one)} />
        ))}
      </ul>
      {others === 0 && <p className={styles.alone}>{t('alone')}</p>}
      {others > 1 && (
        <Button size="s" className={styles.all} onClick={() => setWish('others')}>
          {t('endAll')}
        </Button>
      )}
      <UnmountDelay of={wish}>
        {(scope) => (
          <Ask
            id={id}
            t={t}
            act={act}
            intend={intend}
            wish={scope}
            others={others}
            close={() => setWish(undefined)}
          />
        )}
      </UnmountDelay>
    </Sheet>
  );
}

export default defineView(definition, words, AccountSessions, {
  Loading: ({ root }) => <SheetSkeleton root={root} rows={3} />,
  Failure: FailedBand,
});
