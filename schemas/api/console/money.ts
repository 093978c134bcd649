/** The daily difference of a shop's money (D71, D135). */
import { Type } from 'typebox';
import { MoneyOfDaySchema } from '../../order/money-of-day.ts';
import { defineConsoleCall } from './define-console-call.ts';

export const consoleMoneyCheck = defineConsoleCall({
  name: 'console.money.check',
  area: 'orders',
  scope: 'reports',
  writes: false,
  summary:
    'What payment companies say of a day that is over against what the shop’s events say. The operator has it compared now; others read what was compared before, and nothing that is no shop’s.',
  input: {
    /** `2026-11-23`, in the shop's zone; a day that is not over has no bill. */
    day: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
  },
  data: MoneyOfDaySchema,
});
