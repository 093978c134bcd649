/** Draws the change of a password: the proof somebody has, what came of it, and the forgotten password for a stranger. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { defineView } from '#engine/define-view.ts';
import { useBoot, useViewer } from '#engine/provider.tsx';
import { hasNoWay } from '#features/auth/index.ts';
import { useChangePassword } from '#features/auth/use-change-password.ts';
import { useResetPassword } from '#features/auth/use-reset-password.ts';
import { CurrentPassword } from '#pieces/current-password.tsx';
import { NewPassword } from '#pieces/new-password.tsx';
import { ResetSteps } from '#pieces/reset-steps.tsx';
import { personalInfoGet } from '#schemas/api/identity/account.ts';
import { authPasswordChange } from '#schemas/api/identity/passwords.ts';
import { DEFAULT_AREA_CODE } from '#schemas/auth/phone.ts';
import { smsAreas } from '#schemas/shop/shop-info.ts';
import { Button } from '#ui/button.tsx';
import { FormCard } from '#ui/form-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { definition } from './definition.ts';
import type { Part, PartProps } from './part.ts';
import styles from './view.module.css';
import { words } from './words.ts';

/** The form of a new password by the present one. */
function ByOld({ view, say, turn }: PartProps) {
  const { root, id, t, act } = view;
  const { form, old, entries, isBusy, save } = useChangePassword(act, {
    say,
    onChange: () => turn('done'),
    proofNeeded: () => turn('phone'),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <FormCard root={root} id={id} icon="lock" title={t('title')} hint={t('hint')}>
      <form ref={form} method="dialog" noValidate onSubmit={onSubmit}>
        <CurrentPassword
          {...old}
          id={`${id}-old`}
          label={t('old')}
          placeholder={t('enterOld')}
          show={t('show')}
          hide={t('hide')}
        />
        <NewPassword id={id} {...entries} />
        <Button type="submit" tone="primary" block busy={isBusy}>
          {t('save')}
        </Button>
        <Button tone="text" size="s" block onClick={() => turn('phone')}>
          {t('byPhone')}
        </Button>
      </form>
    </FormCard>
  );
}

/** A new password by the phone of the account, for who has none yet or has forgotten it (requirement 24). */
function ByPhone({ view, phone, say, turn }: PartProps) {
  const { root, id, t, act } = view;
  const { info } = useBoot();
  const [area, setArea] = useState<string>(DEFAULT_AREA_CODE);
  const [typedText, type] = useState('');
  const reset = useResetPassword(act, {
    phone: { area, setArea, typedText, type },
    say,
    hush: () => view.intend('message.clear', {}),
    set: (entries) => act(authPasswordChange, entries),
    onFinish: () => turn('done'),
    left: () => turn('old'),
  });
  const hint = phone === '' ? t('phoneHint') : t('phoneHintOf', { phone });
  return (
    <FormCard root={root} id={id} icon="shield" title={t('phoneTitle')} hint={hint}>
      <ResetSteps id={id} reset={reset} only={smsAreas(info)} />
      <Button tone="text" size="s" block onClick={reset.back}>
        {t('byOld')}
      </Button>
    </FormCard>
  );
}

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
