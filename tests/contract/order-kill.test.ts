/** Orders outlive the process that acknowledged them (requirements 34 and 51). */
import { cpSync } from 'node:fs';
import { expect, it } from 'vitest';
import { killUnderOrders } from '../faults/order-kills.ts';
import { makeGround, removeGround } from '../support/ground.ts';

/** Seeding a shop costs seconds, a copy of one tenths. */
async function fillWithKnowledge(dataDir: string): Promise<void> {
  const ground = await makeGround(['knowledge']);
  cpSync(ground.dataDir, dataDir, { recursive: true });
  await removeGround(ground);
}

it('R34, R51: of a server killed under its buyers every acknowledged order stands once, paid and owned', async () => {
  const { acknowledgedCount: acknowledgedValue, problems } = await killUnderOrders(1, 24, fillWithKnowledge);
  expect(problems).toEqual([]);
  expect(acknowledgedValue).toBe(48);
}, 120_000);
