/** Personal tokens of a merchant’s people, and whose token a call came with (D43, D138). */
import { Type } from 'typebox';
import { ChoiceSchema } from '../../page/fragments.ts';
import { TOKEN_SCOPES } from '../../console/token-scopes.ts';
import { defineConsoleCall } from './define-console-call.ts';

const AREA = 'console';
/** Days a token is good for where no number is given, and at most. */
export const TOKEN_DAYS = 90;
export const TOKEN_DAYS_MAX = 366;

const TokenSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  scope: ChoiceSchema(TOKEN_SCOPES),
  person: Type.String(),
  /** Masked. */
  phone: Type.String(),
  /** Unix milliseconds, as the two below. */
  created_at: Type.Integer(),
  expires_at: Type.Integer(),
  used_at: Type.Union([Type.Integer(), Type.Null()]),
});

/** Why no token is created. */
export const RefusedTokenSchema = Type.Object({ reason: ChoiceSchema(['no-person', 'no-staff']) });

export const consoleMeGet = defineConsoleCall({
  name: 'console.me.get',
  area: AREA,
  scope: 'own',
  writes: false,
  summary: 'Whose token this call came with, and what it opens.',
  input: {},
  data: Type.Union([
    Type.Object({ operator: Type.Literal(true) }),
    Type.Object({
      operator: Type.Literal(false),
      shop: Type.String(),
      person: Type.String(),
      name: Type.String(),
      scope: Type.String(),
      /** Unix milliseconds. */
      expires_at: Type.Integer(),
    }),
  ]),
});

export const consoleTokensList = defineConsoleCall({
  name: 'console.tokens.list',
  area: AREA,
  scope: 'tokens',
  writes: false,
  summary:
    'Personal tokens of the shop’s people; a token itself is shown when it is created and never again.',
  input: {},
  data: Type.Object({ items: Type.Array(TokenSchema) }),
});

export const consoleTokensCreate = defineConsoleCall({
  name: 'console.tokens.create',
  area: AREA,
  scope: 'tokens',
  writes: true,
  summary: 'Creates a personal token for one of the shop’s people.',
  input: {
    phone: Type.String({ minLength: 1, maxLength: 32 }),
    name: Type.Optional(Type.String({ maxLength: 60, default: '' })),
    scope: Type.Optional(ChoiceSchema(TOKEN_SCOPES)),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: TOKEN_DAYS_MAX, default: TOKEN_DAYS })),
  },
  data: Type.Object({ token: Type.String(), ...TokenSchema.properties }),
});

export const consoleTokensRevoke = defineConsoleCall({
  name: 'console.tokens.revoke',
  area: AREA,
  scope: 'tokens',
  writes: true,
  summary: 'Ends a personal token at once.',
  input: { id: Type.String({ minLength: 1, maxLength: 200 }) },
  data: Type.Object({}),
});
