/** Learners of the month: invited at the desk, each in a browser of their own. */
import type { Browser, Page } from '@playwright/test';
import { enter, invite } from '../first-shop.ts';
import { PHONES, TWIN, type Month } from './month.ts';

export interface Learners {
  ann: Page;
  bo: Page;
}

export async function letIn(month: Month, browser: Browser): Promise<Learners> {
  const { ledger, merchant } = month;
  const letInOne = (phone: string) =>
    ledger.step(
      'A learner, invited',
      { rows: [{ phone }], run: (shop) => shop('people', 'add', TWIN, phone) },
      () => invite(merchant, phone),
      () => Promise.resolve('an address that signs them in, once'),
    );
  const ann = await enter(browser, await letInOne(PHONES.ann));
  const bo = await enter(browser, await letInOne(PHONES.bo));
  return { ann, bo };
}
