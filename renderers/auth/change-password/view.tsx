/** Draws the change of a password: the proof somebody has, what came of it, and the forgotten password for a stranger. */
import { useEffect, useRef, useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { useViewer } from '#engine/provider.tsx';
import { hasNoWay } from '#features/auth/index.ts';
import { personalInfoGet } from '#schemas/api/identity/account.ts';
import { Button } from '#ui/button.tsx';
import { FormCard } from '#ui/form-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ByOld } from './by-old.tsx';
import { ByPhone } from './by-phone.tsx';
import { definition } from './definition.ts';
import type { Part, PartProps } from './part.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** The button that was pressed is gone: whoever listens is told what came of it. */
function DonePanel({ view: { root, id, t } }: Pick<PartProps, 'view'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <FormCard
      root={root}
      id={id}
      icon="success"
      title={t('doneTitle')}
      hint={t('doneHint')}
      heading={heading}
    >
      <Button tone="primary" block href="/">
        {t('home')}
      </Button>
    </FormCard>
  );
}

/** Which proof somebody has: the present password, or the phone where there is none yet (requirement 24). */
function Own(view: PartProps['view']) {
  const { root, id, t, intend, act } = view;
  const [part, turn] = useState<Part | 'asking'>('asking');
  const [phone, setPhone] = useState('');
  useEffect(() => {
    if (part !== 'asking') return;
    void act(personalInfoGet, {}).then((answer) => {
      if (answer.ok) setPhone(answer.data.phone);
      // Where that cannot be told, the form itself leads to the other proof.
      turn(answer.ok && answer.data.has_password === 0 ? 'phone' : 'old');
    });
  }, [act, part]);
  if (part === 'asking') return <Waiting root={root} id={id} t={t} />;
  if (part === 'done') return <DonePanel view={view} />;
  const say: PartProps['say'] = (text, tone) => intend('message.toast', { text, tone });
  const Steps = part === 'old' ? ByOld : ByPhone;
  return <Steps view={view} phone={phone} say={say} turn={turn} />;
}

function Waiting({
  root,
  id,
  t,
}: Pick<PartProps['view'], 'id' | 't'> & Partial<Pick<PartProps['view'], 'root'>>) {
  return (
    <FormCard root={root} id={id} icon="lock" title={t('title')} hint={t('loading')} busy>
      <Skeleton lines={4} />
    </FormCard>
  );
}

/** The login box on its forgotten password; the card stands there until the box has come. */
function Stranger({ root, id, t, can, slots }: PartProps['view']) {
  return (
    <div {...root} className={styles.stranger}>
      {!hasNoWay(can) && (
        <div className={styles.until}>
          <Waiting id={id} t={t} />
        </div>
      )}
      {slots.stranger}
    </div>
  );
}

export default defineView(definition, words, function ChangePassword(view) {
  const { status } = useViewer();
  if (status === 'out') return <Stranger {...view} />;
  return status === 'unknown' ? <Waiting {...view} /> : <Own {...view} />;
});
