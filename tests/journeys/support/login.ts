/** What journeys of a login share: the code last sent to somebody, and the way past a captcha for who cannot see it. */
import type { Locator, Page } from '@playwright/test';
import { captchaWords } from '#pieces/captcha-words.ts';
import { curl, expect, urlOf } from './storefront.ts';

export type Language = 'cn' | 'en';

/** What `types` of a flow says of its captcha (D50). */
export const SLIDE = 1;

interface CalledEndpoint {
  status: number;
  code: number;
}

/** A call as the page itself makes it, so many times at once. */
export function callFrom(
  page: Page,
  path: string,
  { appId, body, times = 1 }: { appId: string; body?: object; times?: number },
): Promise<CalledEndpoint[]> {
  const sentText = body === undefined ? undefined : JSON.stringify(body);
  return page.evaluate(
    (call) =>
      Promise.all(
        Array.from({ length: call.times }, async () => {
          const answer = await fetch(call.path, {
            method: call.sent === undefined ? 'GET' : 'POST',
            headers: { 'app-id': call.appId, 'content-type': 'application/json' },
            ...(call.sent === undefined ? {} : { body: call.sent }),
          });
          const { code }: { code: number } = await answer.json();
          return { status: answer.status, code };
        }),
      ),
    { path, appId, sent: sentText, times },
  );
}

/** Makes a call until its address has made it too often for this minute. */
export async function askTooOften(
  label: string,
  path: string,
  { address, appId }: { address: string; appId: string },
): Promise<void> {
  const headers = {
    'x-forwarded-for': address,
    'app-id': appId,
    origin: new URL(urlOf(label)).origin,
    'content-type': 'application/json',
  };
  for (let round = 0; round < 40; round += 1) {
    const askedPaths = Array.from({ length: 25 }, () => curl(label, path, headers, '{}'));
    if ((await Promise.all(askedPaths)).some(({ status }) => status === 429)) return;
  }
  throw new Error(`${path} was never asked too often`);
}

interface SentCall {
  to: string;
  code: string;
}

/** The code the outbox holds for a phone or an e-mail address, newest first; notices have none. */
export async function newestCode(to: string): Promise<string> {
  // Not asked by a page: the outbox opens for this machine alone, whatever its context says of where it comes from.
  const outbox: SentCall[] = JSON.parse((await curl('', '/dev/outbox.json')).body);
  return outbox.find((message) => message.to.includes(to) && message.code !== '')?.code ?? '';
}

/** How long proving that one is a person may take a slow machine. */
export const PROOF_MS = 90_000;

/** Waits for what the page says; shows that a person does where that is asked first (D50). */
export async function untilSaid(page: Page, language: Language, messageLocator: Locator): Promise<void> {
  const otherWay = page.getByRole('button', { name: captchaWords[language].otherWay });
  await expect(otherWay.or(messageLocator).first()).toBeVisible();
  if (await otherWay.isVisible()) await otherWay.click();
  await expect(messageLocator).toBeVisible({ timeout: PROOF_MS });
}

/**
 * Begins flows until one asks for a slide, the third from one address in ten minutes, whose other way needs no eyes (D50).
 * @param begin stands in the address that begins a flow; `again`: makes the page begin one more.
 */
export async function untilSlide(page: Page, begin: string, again: () => Promise<unknown>): Promise<void> {
  const readBegunResponse = () => page.waitForResponse((answer) => answer.url().includes(begin));
  for (let flow = 0; flow < 4; flow += 1) {
    const [answer] = await Promise.all([readBegunResponse(), again()]);
    const { data }: { data: { types: number } } = await answer.json();
    if (data.types === SLIDE) return;
  }
  throw new Error('No flow asked for a slide.');
}

/** The same at the login box: its ways are chosen in turn. */
export async function wearOut(page: Page, tabs: readonly [other: string, wanted: string]): Promise<void> {
  await untilSlide(page, '/get_do_verification_verify_login', async () => {
    await page.getByRole('tab', { name: tabs[0] }).click();
    await page.getByRole('tab', { name: tabs[1] }).click();
  });
}

/** The address a code on the screen leads to; codes are few a minute. */
export async function readScannedValue(page: Page, show: () => Promise<unknown>): Promise<string> {
  let address = '';
  await expect(async () => {
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().includes('/auth/get_qr_code')),
      show(),
    ]);
    expect(answer.status()).toBe(200);
    const { data }: { data: { qr_code_url: string } } = await answer.json();
    address = data.qr_code_url;
  }).toPass({ intervals: [5_000], timeout: 90_000 });
  return address;
}
