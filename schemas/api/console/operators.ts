/** Who runs the installation from a desk, beside their role there (ADR-790). */
import { Type, type Static } from 'typebox';
import { defineConsoleCall } from './define-console-call.ts';

const AREA = 'people';
const SCOPE = 'installation';

const OperatorSchema = Type.Object({
  /** Label of the shop at whose desk they sign in. */
  label: Type.String(),
  user_id: Type.String(),
  person: Type.String(),
  /** Its middle is masked. */
  phone: Type.String(),
});
export type Operator = Static<typeof OperatorSchema>;

/** Why a person does not become one: `no-person` and `no-desk-role` of the shop. */
export const OPERATOR_REFUSALS = ['no-shop', 'no-person', 'no-desk-role'] as const;
export type OperatorRefusal = (typeof OPERATOR_REFUSALS)[number];

export const consoleOperatorsList = defineConsoleCall({
  name: 'console.operators.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'People who run the installation from the desk of a shop: backups, failed jobs, keys of providers.',
  input: {},
  data: Type.Object({ items: Type.Array(OperatorSchema) }),
});

export const consoleOperatorsAdd = defineConsoleCall({
  name: 'console.operators.add',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Lets somebody with a role at the desk of a shop run the installation. 40900 with `reason`.',
  input: {
    label: Type.String({ minLength: 1, maxLength: 64 }),
    phone: Type.String({ minLength: 1, maxLength: 32 }),
  },
  data: OperatorSchema,
  codes: ['state-conflict'],
});

export const consoleOperatorsRemove = defineConsoleCall({
  name: 'console.operators.remove',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Takes that away again; the role at the desk stays.',
  input: {
    label: Type.String({ minLength: 1, maxLength: 64 }),
    user_id: Type.String({ minLength: 1, maxLength: 64 }),
  },
  data: Type.Object({}),
});
