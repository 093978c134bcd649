/** Captchas under a real hand: a slide dragged by the mouse and moved by keys, and the picture in its place (M125, M181, D50). */
import type { Page } from '@playwright/test';
import { wearOut } from './support/login.ts';
import { expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const slide = (page: Page) => page.locator('dialog', { has: page.getByRole('slider') }).last();

/** The box on its tab for codes by SMS, in a flow that asks for a slide: it does from the third on (D50). */
async function askForCode(page: Page, phone: string): Promise<void> {
  await page.goto(urlOf('knowledge', '/login'));
  await untilHydrated(page);
  const readBegunResponse = () => page.waitForResponse((answer) => answer.url().includes('verify_login'));
  await Promise.all([readBegunResponse(), page.getByRole('button', { name: 'Log in with a phone' }).click()]);
  await wearOut(page, ['Password', 'SMS code']);
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Get code' }).click();
}

/** Where the piece belongs, as an eye finds it: the place whose shadow has the colours of the piece. */
function gapOf(page: Page): Promise<number> {
  return slide(page).evaluate(async (box) => {
    const [back, piece] = [...box.querySelectorAll('img')];
    if (back === undefined || piece === undefined) throw new Error('The puzzle is not there.');
    await Promise.all([back.decode(), piece.decode()]);
    const pixelsOf = (picture: HTMLImageElement) => {
      const [width, height] = [picture.width, picture.height];
      const context = new OffscreenCanvas(width, height).getContext('2d');
      if (context === null) throw new Error('No canvas can be had.');
      context.drawImage(picture, 0, 0, width, height);
      return { width, height, data: context.getImageData(0, 0, width, height).data };
    };
    const [ground, cut] = [pixelsOf(back), pixelsOf(piece)];
    const top = Number.parseFloat(piece.style.top);
    const shadow = [0x10, 0x15, 0x1f];
    const unlikeness = (left: number) => {
      let sum = 0;
      for (let at = 0; at < cut.width * cut.height; at += 1) {
        if ((cut.data[at * 4 + 3] ?? 0) < 255) continue;
        const place = ((top + Math.floor(at / cut.width)) * ground.width + left + (at % cut.width)) * 4;
        for (let colour = 0; colour < 3; colour += 1) {
          const wantedValue = 0.45 * (cut.data[at * 4 + colour] ?? 0) + 0.55 * (shadow[colour] ?? 0);
          sum += Math.abs(wantedValue - (ground.data[place + colour] ?? 0));
        }
      }
      return sum;
    };
    const places = Array.from({ length: ground.width - cut.width }, (_, left) => left);
    return places.reduce((best, left) => (unlikeness(left) < unlikeness(best) ? left : best));
  });
}

test('M125, M181: the piece dragged into its place by the mouse sends the code', async ({
  page,
  context,
  complaints,
}) => {
  await speak(context, 'en');
  await askForCode(page, '19912340011');
  const handle = page.getByRole('slider');
  await expect(handle).toBeFocused();
  const gap = await gapOf(page);
  const grip = await handle.boundingBox();
  if (grip === null) throw new Error('The handle is not to be seen.');
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + gap, y, { steps: 12 });
  await expect(handle).toHaveAttribute('aria-valuenow', String(gap));
  await page.mouse.up();
  await expect(page.getByText('The code is on its way!')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('M125, D115: by keys too, after a miss that brings another puzzle @side', async ({ page, context }) => {
  await speak(context, 'en');
  await askForCode(page, '19912340012');
  const handle = page.getByRole('slider');
  await expect(handle).toBeFocused();
  const first = await slide(page).locator('img').first().getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verification failed, please try again')).toBeVisible();
  await expect(handle).toBeFocused();
  await expect(slide(page).locator('img').first()).not.toHaveAttribute('src', first ?? '');
  const gap = await gapOf(page);
  for (let tens = 0; tens < Math.floor(gap / 10); tens += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let ones = 0; ones < gap % 10; ones += 1) await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', String(gap));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is on its way!')).toBeVisible();
});

test('M181, M142, M265: a slide that cannot be had becomes a picture; what is typed wrong brings another', async ({
  page,
  context,
}) => {
  await speak(context, 'en');
  await page.route('**/auth/slide?*', (route) => route.abort());
  await askForCode(page, '19912340013');
  const field = page.getByRole('textbox', { name: 'Image captcha' });
  await expect(field).toBeVisible();
  const picture = page.getByRole('button', { name: /Picture of four characters/ }).locator('img');
  const first = await picture.getAttribute('src');
  await field.fill('0000');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(field).toHaveValue('');
});
