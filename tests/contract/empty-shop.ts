/** A shop that sells nothing yet, opened through the console. */
import { CONSOLE_TOKEN, type TestApp } from './app.ts';

/** @returns its label */
export async function openEmptyShop({ ask }: Pick<TestApp, 'ask'>, label: string): Promise<string> {
  await ask('knowledge', {
    method: 'POST',
    url: '/api/console.shops.create/1.0.0',
    headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
    payload: { label, name: label, owner: '13800000001' },
  });
  return label;
}
