/** The box that binds an e-mail address by its code, after a proof of the phone where one is asked for (D90, requirement 24). */
import { useId, type FormEvent } from 'react';
import { personalEmailBind } from '#schemas/api/identity/account.ts';
import { useEmailProof } from '#features/auth/use-email-proof.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SentCode } from '#pieces/sent-code.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { Slide } from '#pieces/slide.tsx';
import { ProveOwnPhone, sayBy, useKeyboardIn, useProof, type BoxProps } from './own-phone.tsx';
import styles from './view.module.css';

interface FormProps extends BoxProps {
  ownProof: ReturnType<typeof useProof>;
}

function EmailForm({ act, intend, t, info, close, ownProof }: FormProps) {
  const id = useId();
  const say = sayBy(intend);
  const { form, email, image, code, wait, isSending, onSend, slide, isBusy, submit } = useEmailProof(act, {
    say,
    send: async (proof) => {
      const answer = await act(personalEmailBind, {
        ...proof,
        ...ownProof.shown,
      });
      if (answer.ok) {
        say(t('emailDone'), 'success');
        close();
        return undefined;
      }
      return ownProof.isLost(answer, t('proofLost')) ? undefined : answer;
    },
  });
  useKeyboardIn(form, ownProof.turn);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
      <p className={styles.hint}>{t(info.email === '' ? 'emailHint' : 'emailChangeHint')}</p>
      <TextField
        {...email}
        id={`${id}-email`}
        name="email"
        label={t('emailField')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
      />
      <SentCode
        {...{ id, image, code, wait, isSending, onSend }}
        label={t('codeField')}
        get={t('getCode')}
        onFull={submit}
      />
      <ModalActions>
        <Button onClick={close}>{t('cancel')}</Button>
        <Button type="submit" tone="primary" busy={isBusy}>
          {t('confirm')}
        </Button>
      </ModalActions>
      <Slide slide={slide} />
    </form>
  );
}

export function EmailBox(props: BoxProps) {
  const { t, info, close } = props;
  const isChange = info.email !== '';
  const proof = useProof(isChange, props.intend);
  return (
    <Modal title={t(isChange ? 'changeEmail' : 'bindEmail')} onClose={close}>
      {proof.isProving && <ProveOwnPhone {...props} step={null} why={proof.why} onProof={proof.proven} />}
      {proof.isReached && (
        <div hidden={proof.isProving}>
          <EmailForm {...props} ownProof={proof} />
        </div>
      )}
    </Modal>
  );
}
