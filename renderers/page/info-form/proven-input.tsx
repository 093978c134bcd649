/** A phone or an address that counts only once a code proved it (M228, D91): its field, whether it is proven, and the way to prove it. */
import { createElement, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Intend } from '#engine/intents.ts';
import type { WordKeys } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useScript } from '#ui/use-script.ts';
import { dropProof, hasProof, keepProof } from './memory.ts';
import type { ProofProps } from './proof.tsx';
import { useFieldValue } from './use-field-value.ts';
import type { words } from './words.ts';
import { FieldFrame } from '#ui/field-frame.tsx';
import control from '#ui/field.module.css';
import styles from './view.module.css';

type Kind = ProofProps['kind'];
type Word = 'proven' | 'prove' | 'proveOf' | 'proveFailed' | 'getCode' | `${'code' | 'enterCode'}.${Kind}`;

interface ProvenInputProps {
  id: string;
  name: string;
  kind: Kind;
  /** What the field is called. */
  label: string;
  required: boolean;
  isWrong: boolean;
  describedBy: string | undefined;
  /** The server said that this browser has not proven it, or not lately. */
  isUnproven: boolean;
  first: string;
  /** What stands there is another than before. */
  onChange: () => void;
  /** Nothing is wrong with the field any more. */
  onClear: () => void;
  act: Caller;
  intend: Intend;
  t: (key: Word & WordKeys<typeof words>, params?: { name: string }) => string;
}

const bringProof = () => import('./proof.tsx');

/** Whether what stands there is proven: by a code on this page, until the server says that it knows nothing of it. */
function useProven(
  kind: Kind,
  typedText: string,
  { isUnproven, open }: { isUnproven: boolean; open: () => void },
) {
  const [, setCount] = useState(0);
  const again = () => setCount((count) => count + 1);
  const refuse = useEffectEvent(() => {
    dropProof(kind, typedText);
    open();
  });
  useEffect(() => {
    if (isUnproven) refuse();
  }, [isUnproven]);
  return {
    isProven: !isUnproven && hasProof(kind, typedText),
    prove: (text: string) => {
      keepProof(kind, text);
      again();
    },
  };
}

const INPUTS = {
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
} as const;

function ProvenMark({ t }: Pick<ProvenInputProps, 't'>) {
  return (
    <>
      <Icon name="success" size={16} />
      {t('proven')}
    </>
  );
}

function LoadedProof({ script, ...props }: ProofProps & { script: ComponentType<ProofProps> }) {
  return createElement(script, props);
}

export function ProvenInput(props: ProvenInputProps) {
  const { id, name, kind, label, required, isWrong, describedBy, isUnproven, onClear, act, intend, t } =
    props;
  const input = useRef<HTMLInputElement>(null);
  const [typedText, setTypedText] = useFieldValue(() => props.first, props.onChange);
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState('');
  const { isProven, prove } = useProven(kind, typedText, { isUnproven, open: () => setOpen(true) });
  const proof = useScript(bringProof, isOpen && !isProven, () => {
    setOpen(false);
    setFault(t('proveFailed'));
  })?.Proof;
  const faultId = fault === '' ? '' : `${id}-proof-fault`;
  const change = (text: string) => {
    setTypedText(text);
    setFault('');
  };
  const onProof = (text: string) => {
    prove(text);
    setOpen(false);
    onClear();
    // The field of the code, which had the focus, is gone.
    input.current?.focus();
  };
  return (
    <>
      <div className={styles.proving}>
        <FieldFrame isWrong={isWrong || fault !== ''}>
          <input
            {...INPUTS[kind]}
            ref={input}
            id={id}
            name={name}
            required={required}
            className={control.input}
            aria-invalid={isWrong || fault !== '' ? true : undefined}
            aria-describedby={[describedBy ?? '', faultId].join(' ').trim() || undefined}
            value={typedText}
            onChange={({ target }) => change(target.value)}
          />
        </FieldFrame>
        {!isProven && (
          <Button
            aria-label={t('proveOf', { name: label })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('prove')}
          </Button>
        )}
        <span className={styles.proven} role="status">
          {isProven && <ProvenMark t={t} />}
        </span>
      </div>
      {fault !== '' && (
        <p id={faultId} className={styles.fault} role="alert">
          <Icon name="error" size={16} />
          {fault}
        </p>
      )}
      {proof !== undefined && (
        <LoadedProof
          script={proof}
          id={`${id}-proof`}
          kind={kind}
          value={typedText}
          act={act}
          say={(text, tone) => intend('message.toast', { text, tone })}
          words={{
            name: t('proveOf', { name: label }),
            code: t(`code.${kind}`),
            enterCode: t(`enterCode.${kind}`),
            get: t('getCode'),
          }}
          deny={setFault}
          onProof={onProof}
        />
      )}
    </>
  );
}
