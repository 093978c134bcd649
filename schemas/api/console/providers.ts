/** Companies that take money and carry messages, with their keys: written, never read back, tried by a call (ADR-793). */
import { Type, type Static } from 'typebox';
import { PROVIDER_KINDS } from '../../console/provider-fields.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { defineConsoleCall } from './define-console-call.ts';
import { VersionSchema } from './save.ts';

const AREA = 'provider-keys';
const SCOPE = 'installation';

const FieldSchema = Type.Object({
  /** Name of the environment variable it stands for. */
  name: Type.String(),
  is_secret: Type.Boolean(),
  is_long: Type.Boolean(),
  is_set: Type.Boolean(),
  /** The environment sets it: it is not changed here. */
  is_fixed: Type.Boolean(),
  /** Empty for a secret, and for what is not set here. */
  value: Type.String(),
  /** The last four letters of a secret of one line; empty for others. */
  tail: Type.String(),
  /** Unix seconds: when it was set here; 0 where it was not. */
  set_ts: Type.Integer(),
});

const ProviderSchema = Type.Object({
  kind: ChoiceSchema(PROVIDER_KINDS),
  name: Type.String(),
  is_on: Type.Boolean(),
  /** The environment says which are on. */
  is_fixed: Type.Boolean(),
  fields: Type.Array(FieldSchema),
});
export type ProviderState = Static<typeof ProviderSchema>;

const OF_PROVIDER = {
  kind: ChoiceSchema(PROVIDER_KINDS),
  name: Type.String({ minLength: 1, maxLength: 40 }),
};

export const consoleProvidersList = defineConsoleCall({
  name: 'console.providers.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Companies the installation can work with, which are on, and which of their keys are set; secrets are never answered.',
  input: {},
  data: Type.Object({ items: Type.Array(ProviderSchema), version: VersionSchema }),
});

export const consoleProvidersSave = defineConsoleCall({
  name: 'console.providers.save',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Sets the keys that are named, null removes one, and turns a company on or off; every node follows at once. 40000 with `faults` by the name of the key; 40900 where `version` is stale, or with `reason` where the environment sets it.',
  input: {
    ...OF_PROVIDER,
    version: Type.Optional(VersionSchema),
    is_on: Type.Optional(Type.Boolean()),
    values: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 60 }),
        Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()]),
      ),
    ),
  },
  data: Type.Object({ version: VersionSchema }),
  codes: ['state-conflict'],
});

/** `refused`: the company did not accept the keys; `unreachable`: it did not answer; `off`: it is not turned on. */
export const TRIAL_OUTCOMES = ['ok', 'refused', 'unreachable', 'off', 'no-target'] as const;

export const consoleProvidersTry = defineConsoleCall({
  name: 'console.providers.try',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Calls a company that is on: asks for a payment that does not exist, or sends a code that opens nothing to `to`, a phone or an e-mail address.',
  rate: 'provider-trial',
  input: { ...OF_PROVIDER, to: Type.Optional(Type.String({ maxLength: 200 })) },
  data: Type.Object({
    outcome: ChoiceSchema(TRIAL_OUTCOMES),
    /** What the company said, in its own short code. */
    reason: Type.String(),
  }),
});
