/** A login of somebody nobody knows, by a code that is sent to their phone. */
import type { Page } from '@playwright/test';
import { fieldMessages } from '#features/forms/field-messages.ts';
import { phoneCodeWords } from '#pieces/phone-code-words.ts';
import { words as panelWords } from '#renderers/auth/login-panel/words.ts';
import { words as setPasswordWords } from '#renderers/auth/set-password/words.ts';
import { tabWords } from './login-words.ts';
import { newestCode, untilSaid, wearOut } from './login.ts';
import { expect } from './storefront.ts';

/** A phone that was never here, by a code that is sent to it. */
export async function logInFirst(page: Page, locale: 'cn' | 'en', phone: string): Promise<void> {
  const box = page.locator('dialog[data-login-dialog]');
  const { toPhone } = panelWords[locale];
  const { password, verifyCode } = tabWords[locale];
  const { phone: field, get, code } = phoneCodeWords[locale];
  await expect(box).toBeVisible();
  const way = box.getByRole('button', { name: toPhone });
  const tab = box.getByRole('tab', { name: password });
  await expect(way.or(tab).first()).toBeVisible();
  if (await way.isVisible()) await way.click();
  await wearOut(page, [password, verifyCode]);
  await box.getByRole('textbox', { name: field, exact: true }).fill(phone);
  await box.getByRole('checkbox').check();
  await box.getByRole('button', { name: get }).click();
  await untilSaid(page, locale, page.getByText(fieldMessages[locale].Code_sent));
  await box.getByLabel(code).fill(await newestCode(phone));
  await expect(box).toHaveCount(0);
  // D58: a newcomer may set a password, and is led on either way.
  await page.getByRole('button', { name: setPasswordWords[locale].skip }).click();
}
