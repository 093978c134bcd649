/** The forms by which a person proves a phone: the one they have, or the one that is to stand in its place. */
import { useEffect, useId, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { authPhoneCodeVerify } from '#schemas/api/identity/login-codes.ts';
import { phoneKey, type Phone } from '#schemas/auth/phone.ts';
import { smsAreas } from '#schemas/shop/shop-info.ts';
import type { ViewProps } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { usePhoneProof, type ProvenPhone } from '#features/auth/use-phone-proof.ts';
import type { RefusedProof } from '#features/auth/use-send-proven.ts';
import type { FieldMessage } from '#features/forms/field-message.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { ModalActions } from '#ui/modal.tsx';
import { PhoneCode } from '#pieces/phone-code.tsx';
import { Slide } from '#pieces/slide.tsx';
import type { definition } from './definition.ts';
import type { words } from './words.ts';
import styles from './view.module.css';

export type SecurityWords = Translate<WordKeys<typeof words>>;
type Props = ViewProps<typeof definition, WordKeys<typeof words>>;
export type Info = Props['data']['info'];

/** What every box of this sheet is given. */
export interface BoxProps extends Pick<Props, 'act' | 'intend'> {
  t: SecurityWords;
  info: Info;
  close: () => void;
}

export const sayBy =
  (intend: Props['intend']) =>
  (text: string, tone: 'info' | 'success' | 'warning' | 'error'): void =>
    intend('message.toast', { text, tone });

/** What was pressed is gone: the keyboard goes on in the form that came in its place, and again with each `turn`. */
export function useKeyboardIn(form: RefObject<HTMLFormElement | null>, turn = 0): void {
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [form, turn]);
}

/** What is refused because the server wants to know first, or once more, that it is the person. */
const UNPROVEN = new Set<string>(['proof-needed', 'reset-token-expired']);

/**
 * The proof a change stands behind (requirement 24). Where it is lost, the form behind it stays as it is, out of sight,
 * until there is another one: nothing that was typed is lost.
 */
export function useProof(isFirst: boolean, intend: Props['intend']) {
  const [token, setToken] = useState<string>();
  const [isProving, setProving] = useState(isFirst);
  const [why, setWhy] = useState('');
  const [turn, setTurn] = useState(0);
  const proofFields: { token?: string } = token === undefined ? {} : { token };
  return {
    /** What goes with the change. */
    shown: proofFields,
    isProving,
    /** Whether the form of the change is there. */
    isReached: !isFirst || turn > 0,
    why,
    /** How often it was proven. */
    turn,
    proven: (text: string) => {
      setToken(text);
      setTurn((before) => before + 1);
      setWhy('');
      setProving(false);
      // What was said of this step says nothing of the next.
      intend('message.clear', {});
    },
    /** Whether a refusal means that a proof is asked for, which is then done. */
    isLost: ({ code, msg }: RefusedProof, lostText: string): boolean => {
      if (!UNPROVEN.has(code)) return false;
      setWhy(token === undefined ? msg : lostText);
      setProving(true);
      return true;
    },
  };
}

interface PhoneFormProps extends Pick<BoxProps, 'act' | 'intend' | 't' | 'close'> {
  area: string;
  hint: ReactNode;
  button: string;
  judge: (phone: Phone) => FieldMessage | undefined;
  send: (proof: ProvenPhone) => Promise<RefusedProof | undefined>;
  /** The keyboard comes into the form again with each of them. */
  turn: number;
}

export function PhoneForm({ act, intend, t, close, area, hint, button, judge, send, turn }: PhoneFormProps) {
  const id = useId();
  const { info } = useBoot();
  const { form, fields, slide, isBusy, submit } = usePhoneProof(act, {
    area,
    say: sayBy(intend),
    judge,
    send,
  });
  useKeyboardIn(form, turn);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
      <p className={styles.hint}>{hint}</p>
      <PhoneCode {...fields} id={id} only={smsAreas(info)} onFull={submit} />
      <ModalActions>
        <Button onClick={close}>{t('cancel')}</Button>
        <Button type="submit" tone="primary" busy={isBusy}>
          {button}
        </Button>
      </ModalActions>
      <Slide slide={slide} />
    </form>
  );
}

/** Whether a phone may be the one whose middle is hidden. */
function fits(phone: Phone, maskedPhone: string): boolean {
  const [head = '', tail = ''] = maskedPhone.split('****');
  const key = phoneKey(phone);
  return key.startsWith(head) && key.endsWith(tail);
}

interface ProveProps extends BoxProps {
  step: ReactNode;
  /** Why a proof is asked for once more; empty where nothing was lost. */
  why?: string;
  onProof: (token: string) => void;
}

/** Requirement 24: the phone the person has now, typed as a whole and proven by a code. */
export function ProveOwnPhone({ act, intend, t, info, close, step, why = '', onProof }: ProveProps) {
  const id = useId();
  if (info.phone === '') {
    return (
      <>
        <p className={styles.hint}>{t('noPhone')}</p>
        <ModalActions>
          <Button tone="primary" onClick={close}>
            {t('confirm')}
          </Button>
        </ModalActions>
      </>
    );
  }
  const { phone: maskedPhone, area_code: area } = info;
  const send = async ({ phone, code, sessionId }: ProvenPhone) => {
    const answer = await act(authPhoneCodeVerify, {
      phone: phone.number,
      area_code: phone.area,
      code,
      check_phone: 1 as const,
      session_id: sessionId,
    });
    if (!answer.ok) return answer;
    onProof(answer.data.token);
    return undefined;
  };
  return (
    <>
      {why !== '' && <FieldError id={`${id}-why`} text={why} />}
      <PhoneForm
        {...{ act, intend, t, close, area, send }}
        hint={
          <>
            {step}
            {t('proveHint', { phone: maskedPhone })}
          </>
        }
        button={t('next')}
        turn={0}
        judge={(phone) =>
          fits(phone, maskedPhone) ? undefined : { text: t('notThisPhone', { phone: maskedPhone }) }
        }
      />
    </>
  );
}
