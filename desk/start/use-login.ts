/** Signing in at the desk with a password, or with a code by SMS (D139): what is typed, what is wrong and where it stands. */
import { useEffect, useState } from 'react';
import type { AnswerOf, Caller, InputOf } from '#schemas/api/define-endpoint.ts';
import { deskSessionCreate } from '#schemas/api/console/desk-session.ts';
import { authSmsSend } from '#schemas/api/identity/login-codes.ts';
import {
  authVerificationAccountLogin,
  authVerificationVerifyLogin,
} from '#schemas/api/identity/verifications.ts';
import { DEFAULT_AREA_CODE, readPhone } from '#schemas/auth/phone.ts';
import { SMS_CODE_LENGTH } from '#schemas/constants.ts';
import { SECOND_MS } from '#schemas/time.ts';
import { isObject } from '#schemas/page/json.ts';
import { useWords } from '#i18n/use-words.ts';
import { systemClock } from '#platform/clock.ts';
import { useHumanCheck, type HumanProof } from './use-human-check.ts';
import { startWords } from './words.ts';

type Field = 'name' | 'password' | 'code' | 'image' | 'form';
/** What is wrong, and under which field it stands; under none it stands above the button. */
interface LoginFault {
  at: Field;
  text: string;
}
type Refusal = Extract<AnswerOf<typeof deskSessionCreate>, { ok: false }>;
export type LoginWay = 'password' | 'code';

const FIELD_OF: Readonly<Record<string, Field>> = {
  'login-phone-unknown': 'name',
  'phone-wrong': 'name',
  'password-wrong': 'password',
  'password-unusable': 'password',
  'sms-code-wrong': 'code',
  'sms-code-expired': 'code',
  'image-code-wrong': 'image',
};

const hasNoRole = (detail: unknown) => isObject(detail) && detail['reason'] === 'no-desk-role';

/** @param onIn called with who is signed in */
export function useLogin(call: Caller, onIn: (answer: AnswerOf<typeof deskSessionCreate>) => void) {
  const t = useWords(startWords);
  const [way, setWay] = useState<LoginWay>('password');
  const [fault, setFault] = useState<LoginFault>();
  const [isBusy, setBusy] = useState(false);
  const [fields, setFields] = useState({
    name: '',
    password: '',
    code: '',
    image: '',
    area: DEFAULT_AREA_CODE,
  });
  const [sessionId, setSessionId] = useState('');
  const [wait, setWait] = useState(0);
  const human = useHumanCheck(call, t('checkLost'));
  useEffect(() => (wait > 0 ? systemClock.after(SECOND_MS, () => setWait(wait - 1)) : undefined), [wait]);

  const deny = (at: Field, text: string) => setFault({ at, text });
  const refuse = ({ code, msg, detail }: Pick<Refusal, 'msg'> & { code: string; detail?: unknown }) =>
    deny(FIELD_OF[code] ?? 'form', hasNoRole(detail) ? t('noRole') : msg);
  /** The check of a person; undefined where it was not passed, which is said where something is wrong. */
  const prove = async (begin: Parameters<typeof human.pass>[0]): Promise<HumanProof | undefined> => {
    const check = await human.pass(begin, fields.image, begin === authVerificationVerifyLogin);
    setFields((before) => ({ ...before, image: '' }));
    if (check === 'closed') return undefined;
    if (check.ok) return check.proof;
    deny('form', check.message);
    return undefined;
  };
  const enter = async (input: InputOf<typeof deskSessionCreate>, mayAskAgain: boolean): Promise<void> => {
    const answer = await call(deskSessionCreate, input);
    if (answer.ok) return onIn(answer);
    // The third try of one name needs a captcha, and the server says so (D50).
    if (answer.code === 'captcha-needed' && mayAskAgain) {
      const proof = await prove(authVerificationAccountLogin);
      return proof === undefined ? undefined : enter({ ...input, ...proof }, false);
    }
    return refuse(answer);
  };
  const submit = async () => {
    const { password, code, area: area_code } = fields;
    const name = fields.name.trim();
    if (name === '') return deny('name', way === 'code' ? t('phoneMissing') : t('nameMissing'));
    if (way === 'password' && password === '') return deny('password', t('passwordMissing'));
    if (way === 'code' && (sessionId === '' || code.length !== SMS_CODE_LENGTH))
      return deny('code', t('codeMissing'));
    setBusy(true);
    const proof =
      way === 'password' && human.picture !== undefined
        ? await prove(authVerificationAccountLogin)
        : undefined;
    const input = way === 'code' ? { code, session_id: sessionId } : { password, ...proof };
    await enter({ name, area_code, ...input }, true);
    return setBusy(false);
  };
  const sendCode = async () => {
    setFault(undefined);
    const phone = readPhone(fields.area, fields.name);
    if (phone === undefined) return deny('name', t('phoneMissing'));
    setBusy(true);
    const proof = await prove(authVerificationVerifyLogin);
    setBusy(false);
    if (proof === undefined) return undefined;
    const answer = await call(authSmsSend, { phone_name: phone.number, area_code: phone.area, ...proof });
    if (!answer.ok) return refuse(answer);
    setSessionId(proof.session_id);
    return setWait(answer.data.wait_s);
  };
  return {
    way,
    choose: (next: LoginWay) => {
      setWay(next);
      setFault(undefined);
    },
    fields,
    type: (part: Partial<typeof fields>) => setFields((before) => ({ ...before, ...part })),
    fault,
    errorAt: (at: Field) => (fault?.at === at ? fault.text : ''),
    isBusy,
    wait,
    human,
    submit: () => {
      setFault(undefined);
      void submit();
    },
    sendCode: () => void sendCode(),
  };
}
