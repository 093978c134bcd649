/** A shop that wants to be looked at: words stand over its films, and what nobody sees stops and counts for nothing (D105, 352). */
import { PLAYERS } from './support/players.ts';
import { words } from './support/study-words.ts';
import { inTurn } from '../support/in-turn.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'training';
const [LEARNER] = PLAYERS['unseen-study'];
const FILM = '/learn/v_bq31ze6ev80o0nqdiftuwlal/3';

for (const [locale, motion] of inTurn(
  [
    ['cn', 'no-preference'],
    ['en', 'reduce'],
  ],
  1,
))
  test(`D105, ADR-352: over a film stands who watches, and unseen it stops, in ${locale}, motion: ${motion} @side`, async ({
    page,
    context,
  }) => {
    const t = words[locale];
    await page.emulateMedia({ reducedMotion: motion });
    await speak(context, locale);
    await become(page, SHOP, LEARNER);
    await page.goto(urlOf(SHOP, FILM));
    await untilHydrated(page);
    const begin = page
      .getByRole('button', { name: t.startOver })
      .or(page.getByRole('button', { name: new RegExp(`^${t.play}[：:]`) }));
    await expect(page.getByText(t.unseenStops)).toBeVisible();
    await begin.first().click();
    const film = page.locator('main video');
    const isPaused = () => film.evaluate((one: HTMLVideoElement) => one.paused);
    await expect
      .poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime), { timeout: 30_000 })
      .toBeGreaterThan(0.2);

    // Who watches, and no more of a phone than its end; no small window leaves it behind.
    const mark = page.locator('section > div > [aria-hidden="true"] > span', { hasText: '0006' });
    await expect(mark).toHaveCount(1);
    expect(await mark.textContent()).not.toContain('1990000');
    await expect(page.getByRole('button', { name: t.small })).toHaveCount(0);
    const place = () => mark.evaluate((one) => one.getBoundingClientRect().left);
    const before = await place();
    if (motion === 'no-preference') await expect.poll(place).toBeLessThan(before);
    else {
      expect(await mark.evaluate((one) => getComputedStyle(one).animationName)).toBe('none');
      await expect.poll(place, { timeout: 30_000 }).not.toBe(before);
    }

    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(isPaused).toBe(true);
    // Not by a key of the system either.
    await film.evaluate((one: HTMLVideoElement) => one.play().catch(() => undefined));
    await expect.poll(isPaused).toBe(true);
  });
