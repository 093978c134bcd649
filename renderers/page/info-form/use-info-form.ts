/** The life of a form on a page: asked, judged, sent, refused or kept; nothing typed is ever lost on the way. */
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { formInfoCheck, formInfoGet, type InfoForm, formInfoSave } from '#schemas/api/forms/forms.ts';
import type { PropsOf } from '#schemas/page/define-renderer.ts';
import { readAnswers, type AnswerFault, type FormAnswers } from '#schemas/form/form-answers.ts';
import type { ViewProps } from '#engine/define-view.ts';
import { useViewer } from '#engine/provider.tsx';
import type { shownOf } from '#features/verification/use-captcha.ts';
import type { definition } from './definition.ts';
import { forget, remember } from './memory.ts';
import { readInputs } from './read-inputs.ts';

type Phase = 'asking' | 'busy' | 'kept' | 'answered';
/** What went wrong with the whole: in words of the form, or in those of the answer. */
export type Notice = { kind: 'login' | 'changed' | 'gone' } | { kind: 'failed'; msg: string };
/** The result of a captcha as the call takes it. */
export type CaptchaFields = ReturnType<typeof shownOf>;
type Act = ViewProps<typeof definition, string>['act'];

export interface InfoFormState {
  form: InfoForm;
  phase: Phase;
  faults: readonly AnswerFault[];
  notice: Notice | undefined;
  /** True where the form is for learners and nobody is logged in. */
  asksLogin: boolean;
  keepTyped(element: HTMLFormElement): void;
  submit(element: HTMLFormElement): void;
  /** A field is right now. */
  markRight(field: string): void;
  again(): void;
  /** How often the server has asked this writer for a captcha. */
  checks: number;
  /** What passing it earned. */
  onPass(proof: CaptchaFields): void;
  /** It could not be had. */
  onCaptchaFailure(msg: string): void;
}

/** The server wants to know that a person writes. */
const CAPTCHA_CODES: ReadonlySet<string> = new Set([
  'captcha-needed',
  'captcha-wrong',
  'captcha-expired',
  'image-code-wrong',
]);

const FIRST_WRONG =
  '[data-fault] :is(input:not([type="hidden"], [aria-hidden]), select, textarea, [role="combobox"])';
const KEY_BYTES = 18;

function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fields the server knows no proof of, as its refusal names them (D91). */
function unprovenOf(detail: unknown): AnswerFault[] {
  const fields: unknown =
    typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'fields') : undefined;
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((fault: unknown): AnswerFault[] => {
    if (typeof fault !== 'object' || fault === null || Reflect.get(fault, 'rule') !== 'unproven') return [];
    const field: unknown = Reflect.get(fault, 'field');
    return typeof field === 'string' ? [{ field, rule: 'unproven' }] : [];
  });
}

export function useInfoForm(
  initialForm: InfoForm,
  { scene, form_id: id }: PropsOf<typeof definition>,
  act: Act,
  place: RefObject<HTMLFormElement | null>,
): InfoFormState {
  const viewer = useViewer();
  const key = useRef<string>(undefined);
  const [form, setForm] = useState(initialForm);
  const [phase, setPhase] = useState<Phase>('asking');
  const [faults, setFaults] = useState<readonly AnswerFault[]>([]);
  const [notice, setNotice] = useState<Notice>();
  const [turn, setTurn] = useState(0);
  const [checks, setChecks] = useState(0);
  /** What was sent last, to be sent again with a captcha. */
  const last = useRef<{ answers: FormAnswers; raw: Record<string, unknown> }>(undefined);

  useEffect(() => {
    if (turn > 0) place.current?.querySelector<HTMLElement>(FIRST_WRONG)?.focus();
  }, [place, turn]);

  const ask = useEffectEvent(() => act(formInfoCheck, { scene, id }));
  const isLearners = form.login && viewer.status === 'in';
  useEffect(() => {
    if (!isLearners) return undefined;
    let isGone = false;
    void ask().then((answer) => {
      if (!isGone && answer.ok && answer.data.need_form === 0) setPhase('answered');
    });
    return () => {
      isGone = true;
    };
  }, [isLearners]);

  const mark = (faults: readonly AnswerFault[]) => {
    setFaults(faults);
    setPhase('asking');
    setTurn((before) => before + 1);
  };
  /** Our own check has passed and the server's has not: the form was published anew meanwhile. */
  const reread = async (raw: Record<string, unknown>, unproven: readonly AnswerFault[]) => {
    const answer = await act(formInfoGet, { scene, id });
    if (!answer.ok) return setNotice({ kind: 'failed', msg: answer.msg });
    setForm(answer.data);
    const reading = readAnswers(answer.data.fields, raw);
    if (reading.ok && unproven.length > 0) return mark(unproven);
    setNotice({ kind: 'changed' });
    if (!reading.ok) return mark(reading.faults.filter(({ rule }) => rule !== 'unknown'));
  };
  const send = async (answers: FormAnswers, raw: Record<string, unknown>, proof?: CaptchaFields) => {
    setPhase('busy');
    last.current = { answers, raw };
    key.current ??= makeKey();
    const answer = await act(formInfoSave, { scene, id, answers, key: key.current, ...proof });
    if (answer.ok) {
      forget(id);
      return setPhase('kept');
    }
    if (answer.code === 'already-answered') {
      forget(id);
      return setPhase('answered');
    }
    setPhase('asking');
    if (answer.code === 'answers-invalid') return reread(raw, unprovenOf(answer.detail));
    if (CAPTCHA_CODES.has(answer.code)) {
      setChecks((before) => before + 1);
      return setNotice(answer.code === 'captcha-needed' ? undefined : { kind: 'failed', msg: answer.msg });
    }
    if (answer.code === 'not-logged-in') return setNotice({ kind: 'login' });
    if (answer.code === 'not-found') return setNotice({ kind: 'gone' });
    return setNotice({ kind: 'failed', msg: answer.msg });
  };

  return {
    form,
    phase,
    faults,
    notice,
    asksLogin: form.login && viewer.status === 'out',
    keepTyped: (element) => {
      remember(id, new FormData(element));
      // Other words are another set of answers.
      key.current = undefined;
    },
    submit: (element) => {
      if (phase === 'busy') return;
      setNotice(undefined);
      const raw = readInputs(form.fields, new FormData(element));
      const reading = readAnswers(form.fields, raw);
      if (!reading.ok) return mark(reading.faults);
      setFaults([]);
      void send(reading.answers, raw);
    },
    checks,
    onPass: (proof) => {
      if (last.current === undefined) return;
      setNotice(undefined);
      void send(last.current.answers, last.current.raw, proof);
    },
    onCaptchaFailure: (msg) => setNotice({ kind: 'failed', msg }),
    markRight: (field) => setFaults((before) => before.filter((fault) => fault.field !== field)),
    again: () => {
      setChecks(0);
      key.current = undefined;
      setFaults([]);
      setPhase('asking');
    },
  };
}
