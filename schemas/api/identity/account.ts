/** My account: profile, social accounts, e-mail, other browsers, deletion. */
import { Type } from 'typebox';
import { PersonalData } from '../../account/personal.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { OneTimeToken, QrProvider, EmailField, SmsCode, BIND_REFUSALS } from '../../auth/login-fields.ts';
import { Flag } from '../../flag.ts';

/** The ten fields of the personal centre (M260), phone and e-mail masked, and what is bound (M261). */
export const personalInfoGet = defineEndpoint({
  name: 'personal.info.get',
  area: 'identity',
  summary: 'The person of this session.',
  input: Type.Object({}),
  data: Type.Object(PersonalData),
  access: 'learner',
  gate: 'read',
});

/** Takes a social account off (M261, D90): refused for the last way to log in, and without a fresh proof (requirement 24). */
export const personalChannelUnbind = defineEndpoint({
  name: 'personal.channel.unbind',
  area: 'identity',
  summary: 'Nothing.',
  method: 'POST',
  input: Type.Object({
    provider: QrProvider,
    /** Of the person's own phone, proven by auth.phone_code.verify in a flow bindPhone; not needed within ten minutes of a login. */
    token: Type.Optional(OneTimeToken),
  }),
  data: Type.Object({}),
  codes: ['last-login-way', 'not-found', 'proof-needed', 'reset-token-expired'],
  access: 'learner',
  gate: 'write',
});

/** Binds an e-mail address by its code, of form.email_code.send with the scene `bind` (D90). A fresh proof comes first (requirement 24): always for a change, for a first address only where the login is older than ten minutes. */
export const personalEmailBind = defineEndpoint({
  name: 'personal.email.bind',
  area: 'identity',
  summary: 'The masked address.',
  method: 'POST',
  input: Type.Object({
    email: EmailField,
    code: SmsCode,
    /** Of the person's own phone, proven by auth.phone_code.verify in a flow bindPhone. */
    token: Type.Optional(OneTimeToken),
  }),
  data: Type.Object({ email: Type.String() }),
  codes: ['email-wrong', 'email-code-wrong', 'email-code-expired', 'email-taken', ...BIND_REFUSALS],
  access: 'learner',
  gate: 'write',
});

/** Where this account is logged in. */
export const personalSessionsGet = defineEndpoint({
  name: 'personal.sessions.get',
  area: 'identity',
  summary: 'This browser first; newest first.',
  input: Type.Object({}),
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        id: Type.String(),
        device: Type.String(),
        /** Seconds since 1970. */
        created_at: Type.Integer(),
        seen_at: Type.Integer(),
        is_this: Flag,
      }),
    ),
  }),
  access: 'learner',
  gate: 'read',
});

/** Logs out one browser, or all but this one. */
export const personalSessionsEnd = defineEndpoint({
  name: 'personal.sessions.end',
  area: 'identity',
  summary: 'How many ended.',
  method: 'POST',
  input: Type.Object({ id: Type.Optional(Type.String({ maxLength: 64 })) }),
  data: Type.Object({ ended: Type.Integer() }),
  codes: ['not-found'],
  access: 'learner',
  gate: 'write',
});

/** Asks for the account to be deleted after 30 days, or takes the request back (D90). */
export const personalDeletionRequest = defineEndpoint({
  name: 'personal.deletion.request',
  area: 'identity',
  summary: 'The day it will be done, 0 where none is asked for.',
  method: 'POST',
  input: Type.Object({ on: Flag }),
  data: Type.Object({ delete_at: Type.Integer() }),
  codes: ['owner-stays', 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'account-deletion',
});
