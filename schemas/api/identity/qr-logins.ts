/** Login by a scanned code: made, confirmed on the phone, polled by the browser. */
import { Type } from 'typebox';
import {
  LoginKey,
  QrData,
  QrProvider,
  QrCode,
  LoginData,
  OneTimeToken,
  ScanState,
} from '../../auth/login-fields.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { Flag } from '../../flag.ts';
import { ScanCompanyName } from '../../auth/identity-companies.ts';

/** A code to scan (M212, D47); it belongs to the browser that asked. */
export const authQrGet = defineEndpoint({
  name: 'auth.qr.get',
  area: 'identity',
  summary: 'code to poll with, the address to show or to open, seconds until it expires.',
  path: '/auth/get_qr_code',
  input: Type.Object({ provider: Type.Optional(QrProvider), login_key: Type.Optional(LoginKey) }),
  data: Type.Object(QrData),
  codes: ['login-way-off', 'shop-shut'],
  access: 'anyone',
  gate: 'login',
  rate: 'qr-login',
  perLearner: true,
});

/** What became of a scanned code (M134-M140): 0 with a token for this browser alone, else the code that says it. */
export const authQrPoll = defineEndpoint({
  name: 'auth.qr.poll',
  area: 'identity',
  summary:
    'token to enter with (auth.qr.enter); with 9001 the data hold login_key, with which a phone is bound; with 9000 scanned is 1 once a phone has opened the code.',
  path: '/auth/poll_qr_code',
  input: Type.Object({ code: QrCode, login_key: Type.Optional(LoginKey) }),
  data: Type.Object({ code: Type.String(), token: Type.String(), login_key: Type.String() }),
  codes: [
    'qr-waiting',
    'qr-first-time',
    'qr-expired',
    'qr-bound-elsewhere',
    'poll-busy',
    'account-disabled',
    'not-a-member',
    'shop-shut',
  ],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});

/** What the phone shows before it confirms (D48, B27): which shop, what device, since when. */
export const authQrLook = defineEndpoint({
  name: 'auth.qr.look',
  area: 'identity',
  summary: 'The facts of a code on the phone that opened it.',
  method: 'POST',
  path: '/auth/qr_look',
  input: Type.Object({ code: QrCode }),
  data: Type.Object({
    scene: Type.Union([Type.Literal('login'), Type.Literal('bind')]),
    /** Browser and system of the computer that waits; empty where it does not say. */
    device: Type.String(),
    /** Seconds since 1970. */
    asked_at: Type.Integer(),
    /** Of the person logged in on the phone; empty for nobody. */
    nickname: Type.String(),
    /** 1 where a demo lets the phone pretend (auth.qr.simulate). */
    simulate: Flag,
  }),
  codes: ['qr-expired'],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});

/** The phone says yes or no to a code (D48); only a person who is logged in there, by a press. */
export const authQrConfirm = defineEndpoint({
  name: 'auth.qr.confirm',
  area: 'identity',
  summary: 'Nothing; the browser that waits hears it by its poll.',
  method: 'POST',
  path: '/auth/qr_answer',
  input: Type.Object({ code: QrCode, agree: Flag }),
  data: Type.Object({}),
  codes: ['qr-expired', 'qr-bound-elsewhere'],
  access: 'learner',
  gate: 'login',
});

/** Turns the token of a confirmed scan into a session, once, in the browser the code belongs to (requirement 19, D46). */
export const authQrEnter = defineEndpoint({
  name: 'auth.qr.enter',
  area: 'identity',
  summary: 'Starts the session.',
  method: 'POST',
  path: '/auth/qr_enter',
  input: Type.Object({ token: OneTimeToken }),
  data: Type.Object(LoginData),
  codes: ['ticket-spent', 'account-disabled', 'not-a-member', 'shop-shut'],
  access: 'anyone',
  gate: 'login',
  perLearner: true,
});

/** Ends a scan on a company's page, in the browser it belongs to (D47, D48): says what became of the code. */
export const authScanFinish = defineEndpoint({
  name: 'auth.scan.finish',
  area: 'identity',
  summary:
    'scene of the code; where no other page waits for it (D66), the token to enter with, or login_key of a first scan.',
  method: 'POST',
  path: '/auth/scan_finish',
  input: Type.Object({
    provider: ScanCompanyName,
    state: ScanState,
    /** What the company says it was; absent where the person said no. */
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 512 })),
  }),
  data: Type.Object({
    scene: Type.Union([Type.Literal('login'), Type.Literal('bind')]),
    /** Each empty where there is none. */
    token: Type.String(),
    login_key: Type.String(),
  }),
  codes: ['qr-expired', 'qr-bound-elsewhere', 'scan-failed', 'not-a-member', 'account-disabled', 'shop-shut'],
  access: 'anyone',
  gate: 'login',
  rate: 'provider-login',
  perLearner: true,
});

/** A demo's phone pretends what a social account would have led to (D48); nowhere else is there such a call. */
export const authQrSimulate = defineEndpoint({
  name: 'auth.qr.simulate',
  area: 'identity',
  summary: 'Nothing; not found outside a demo.',
  method: 'POST',
  path: '/auth/qr_simulate',
  input: Type.Object({
    code: QrCode,
    outcome: Type.Union([Type.Literal('need-bind'), Type.Literal('conflict'), Type.Literal('expired')]),
  }),
  data: Type.Object({}),
  codes: ['qr-expired'],
  access: 'anyone',
  gate: 'login',
});
