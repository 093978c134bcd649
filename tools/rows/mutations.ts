/** Every law that is broken by hand. */
import { CALL_ROWS } from './calls-rows.ts';
import { CHROME_ROWS } from './chrome-rows.ts';
import { LEARNER_ROWS } from './learner-rows.ts';
import { LOGIN_ROWS } from './login-rows.ts';
import type { Mutation } from './mutation.ts';
import { RULE_ROWS } from './rule-rows.ts';
import { SHOP_ROWS } from './shop-rows.ts';
import { SURVIVORS } from './survivors.ts';

export const MUTATIONS: readonly Mutation[] = [
  ...SHOP_ROWS,
  ...CHROME_ROWS,
  ...CALL_ROWS,
  ...LOGIN_ROWS,
  ...LEARNER_ROWS,
  ...RULE_ROWS,
  ...SURVIVORS,
];
