/** Asks why the money is wanted back. */
import { type FormEvent, useRef, useState } from 'react';
import { REFUND_REASON_MAX } from '#schemas/order/order.ts';
import { Button } from '#ui/button.tsx';
import { FieldFrame } from '#ui/field-frame.tsx';
import control from '#ui/field.module.css';
import { FieldError } from '#ui/field.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface RefundBoxProps {
  id: string;
  money: string;
  /** The terms of the sale give it back: nobody has to decide (D132). */
  isGranted: boolean;
  reason: string;
  change: (reason: string) => void;
  apply: (reason: string) => Promise<string>;
  close: () => void;
  t: Say;
}

export function RefundBox({ id, money, isGranted, reason, change, apply, close, t }: RefundBoxProps) {
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async () => {
    if (isBusy) return;
    if (reason.trim() === '') {
      setFault(t('reasonEmpty'));
      return field.current?.focus();
    }
    setBusy(true);
    const refusal = await apply(reason.trim());
    setBusy(false);
    setFault(refusal);
    if (refusal === '') close();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Modal title={t(isGranted ? 'takeRefund' : 'refundTitle')} busy={isBusy} onClose={close} size="m">
      <form className={styles.box} onSubmit={onSubmit} noValidate>
        <p>{t(isGranted ? 'refundGranted' : 'refundText', { money })}</p>
        <label htmlFor={`${id}-reason`}>{t('reason')}</label>
        <FieldFrame isWrong={fault !== ''}>
          <textarea
            ref={field}
            id={`${id}-reason`}
            className={control.area}
            rows={4}
            maxLength={REFUND_REASON_MAX}
            value={reason}
            aria-invalid={fault === '' ? undefined : true}
            aria-describedby={`${id}-reason-fault`}
            onChange={({ target }) => change(target.value)}
          />
        </FieldFrame>
        <FieldError id={`${id}-reason-fault`} text={fault} />
        <ModalActions>
          <Button onClick={close} unavailable={isBusy}>
            {t('close')}
          </Button>
          <Button type="submit" tone="primary" busy={isBusy}>
            {t(isGranted ? 'takeRefund' : 'send')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
