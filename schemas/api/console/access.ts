/** Why a person may study a good or not, for the merchant (D72). */
import { Type } from 'typebox';
import { AccessExplainedSchema } from '../../content/access-explained.ts';
import { defineConsoleCall } from './define-console-call.ts';

export const consoleAccessExplain = defineConsoleCall({
  name: 'console.access.explain',
  area: 'access',
  scope: 'orders.read',
  writes: false,
  summary: 'Why a person may study a good or not: each rule that was asked, and each right they were given.',
  input: {
    /** As a person writes it: `13900000000`, `852-51234567`. */
    phone: Type.String({ minLength: 1, maxLength: 32 }),
    goods_id: Type.String({ minLength: 1, maxLength: 64 }),
  },
  data: AccessExplainedSchema,
});
