/** An ear for everything a hostile text could make happen in a page. */
import type { Page } from '@playwright/test';
import { MARK } from '../../support/xss-corpus.ts';

/** What happened, remembered from before the first script; empty for as long as nothing did. */
export async function listenForHarm(page: Page): Promise<string[]> {
  const events: string[] = [];
  await page.exposeFunction(MARK, () => events.push('a payload ran'));
  await page.exposeFunction('__violated', (what: string) => events.push(`CSP: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const notice: unknown = Reflect.get(globalThis, '__violated');
      if (typeof notice === 'function')
        notice(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  page.on('dialog', (dialog) => {
    events.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => events.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!hostname.endsWith('localhost') && !['image', 'media', 'document'].includes(request.resourceType()))
      events.push(`asked ${hostname} for a ${request.resourceType()}`);
  });
  return events;
}
