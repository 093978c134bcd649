/** Logs in again and again, each time with another wish of where to go next, through the page's own links and buttons. */
import type { Page } from '@playwright/test';
import { becomeMerchant, expect, untilHydrated, speak, urlOf } from './storefront.ts';

const SHOP = 'operations';
const LOGIN_PATH = /^\/(?:login|logout|college_login)\/?$/;

/** The two parameters a login page reads (M59, M60). */
export const LOGIN_WISHES = ['redirect_url', 'jumpfrom'] as const;

export interface RedirectWish {
  parameter: (typeof LOGIN_WISHES)[number];
  text: string;
}

/** Requests that left the origins of this installation; they are heard and stopped. */
export async function strayRequests(page: Page): Promise<string[]> {
  const strays: string[] = [];
  const isOurs = (url: URL) => /(?:^|\.)localhost$/.test(url.hostname) || url.protocol === 'data:';
  await page.context().route(
    (url) => !isOurs(url),
    (route) => {
      strays.push(route.request().url());
      return route.abort();
    },
  );
  // What is scanned is of no interest here, and a minute has few codes.
  await page.context().route('**/auth/get_qr_code*', (route) => route.abort());
  return strays;
}

/** Follows a link to the login as any page may hold one. */
async function followToLogin(page: Page, query: string): Promise<void> {
  const press = (href: string) => {
    sessionStorage.clear();
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  };
  // Listened for beforehand: a login by itself may be over before anybody asks whether it began.
  await Promise.all([
    page.waitForURL((url) => url.pathname === '/login' && url.search === `?${query}`),
    page.evaluate(press, `/login?${query}`),
  ]);
}

/** A shop tells a merchant's browser who they are sixty times a minute; whoever asks oftener waits. */
async function untilLoggedIn(page: Page, query: string): Promise<void> {
  await expect(async () => {
    await followToLogin(page, query);
    await page.waitForURL((url) => url.pathname !== '/login', { timeout: 5_000 });
  }).toPass({ intervals: [1_000], timeout: 90_000 });
}

/** Every wish is followed by a login, which has to end on a page of this shop that asks for none. */
export async function logInTowards(page: Page, wishes: readonly RedirectWish[]): Promise<void> {
  const { origin } = new URL(urlOf(SHOP));
  await speak(page.context(), 'en');
  // A merchant the shop knows is logged in by itself once a tab (D56, D117).
  await becomeMerchant(page, SHOP);
  await untilHydrated(page);
  for (const { parameter, text } of wishes) {
    await untilLoggedIn(page, `${parameter}=${encodeURIComponent(text)}`);
    const at = new URL(page.url());
    expect([at.origin, LOGIN_PATH.test(at.pathname)], `${parameter}: ${text}`).toEqual([origin, false]);
  }
}
