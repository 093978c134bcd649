/** One thing edited where it stands: opened, judged, sent, kept or given up; a refusal loses nothing that was typed. */
import { useRef, useState } from 'react';

export interface EditOptions<Value> {
  value: Value;
  isSame: (one: Value, other: Value) => boolean;
  /** What is wrong with it, in words; empty for nothing. */
  judge: (draft: Value) => string;
  /** Empty where it was kept, else the words of the refusal. */
  send: (draft: Value) => Promise<string>;
  /** Told when something typed is not kept yet, and when that is over. */
  onTouch: (isDirty: boolean) => void;
}

export interface Edit<Value> {
  readonly isOpen: boolean;
  readonly draft: Value;
  readonly fault: string;
  readonly isSending: boolean;
  /** It was kept just now. */
  readonly isKept: boolean;
  readonly open: () => void;
  readonly change: (draft: Value) => void;
  readonly cancel: () => void;
  readonly submit: () => void;
}

export function useEdit<Value>(options: EditOptions<Value>): Edit<Value> {
  const { value, isSame, judge, send, onTouch } = options;
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(value);
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const [isKept, setKept] = useState(false);
  // What stands in the field when an answer comes, not when its question went.
  const newest = useRef(draft);
  const write = (next: Value) => {
    newest.current = next;
    setDraft(next);
  };
  const shut = () => {
    setOpen(false);
    onTouch(false);
  };
  const submit = async () => {
    if (isSending) return;
    const wrong = judge(draft);
    setFault(wrong);
    if (wrong !== '') return;
    if (isSame(draft, value)) return shut();
    setSending(true);
    const refusal = await send(draft);
    setSending(false);
    setFault(refusal);
    if (refusal !== '') return;
    // Typed on meanwhile: that is not kept yet.
    if (!isSame(newest.current, draft)) return onTouch(true);
    setKept(true);
    shut();
  };
  return {
    isOpen,
    draft,
    fault,
    isSending,
    isKept,
    open: () => {
      write(value);
      setFault('');
      setKept(false);
      setOpen(true);
    },
    change: (next) => {
      write(next);
      setFault('');
      onTouch(isSending || !isSame(next, value));
    },
    cancel: () => {
      if (!isSending) shut();
    },
    submit: () => void submit(),
  };
}
