/** Orders outlive the process that acknowledged them (requirements 34 and 51). */
import { expect, it } from 'vitest';
import { killUnderOrders } from '../faults/order-kills.ts';
import { fillFromTemplate } from '../support/database-template.ts';

it('R34, R51: of a server killed under its buyers every acknowledged order stands once, paid and owned', async () => {
  const { acknowledged, problems } = await killUnderOrders(1, 24, fillFromTemplate);
  expect(problems).toEqual([]);
  expect(acknowledged).toBe(48);
}, 120_000);
