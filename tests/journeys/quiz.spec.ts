/**
 * A film stops and asks: no jump passes a question that has to be answered, an answer counts once the server has it, and
 * both are done by keyboard alone (D83).
 */
import { questionWords } from '#pieces/question-words.ts';
import { words } from './support/study-words.ts';
import { axeOf } from './support/axe.ts';
import { logInFirst } from './support/first-login.ts';
import { inTurn } from '../support/in-turn.ts';
import { letIn } from './support/let-in.ts';
import { PLAYERS } from './support/players.ts';
import { faultsOf } from './support/narrow.ts';
import { comeFrom, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const COURSE = 'demo_paid_course';
const LESSON = `/learn/demo_lesson_10/3?product_id=${COURSE}&product_type=50`;

for (const [locale, width, phone] of inTurn(
  [
    ['cn', 1280, PLAYERS.quiz[0]],
    ['en', 390, PLAYERS.quiz[1]],
  ],
  1,
))
  test(`D83: a film asks, keeps the answer and goes on, in ${locale} at ${String(width)}`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(300_000);
    const t = words[locale];
    await page.setViewportSize({ width, height: 844 });
    await comeFrom(context, `10.9.16.${String(width % 251)}`);
    await speak(context, locale);
    await page.goto(urlOf(SHOP, '/record'));
    await untilHydrated(page);
    await logInFirst(page, locale, phone);
    await letIn(SHOP, COURSE, phone);
    // Nothing of what is right is in the page before it was answered.
    const notices: string[] = [];
    page.on('response', (answer) => {
      if (new URL(answer.url()).pathname.startsWith('/api/quiz.play.get/'))
        void answer.text().then((text) => notices.push(text));
    });
    await page.goto(urlOf(SHOP, LESSON));
    await untilHydrated(page);
    const film = page.locator('main video');
    const at = () => film.evaluate((one: HTMLVideoElement) => one.currentTime);
    const isPaused = () => film.evaluate((one: HTMLVideoElement) => one.paused);
    await page
      .getByRole('button', { name: new RegExp(`^${t.play}[：:]`) })
      .first()
      .click();
    await expect.poll(at, { timeout: 30_000 }).toBeGreaterThan(0.2);
    expect(notices).toHaveLength(1);
    expect(notices.join('')).not.toContain('right_answer');

    // A jump ahead ends at the question, which takes the focus; the film waits.
    const seek = page.getByRole('slider', { name: t.position.split('{{')[0] ?? '' });
    const jump = (to: number) =>
      seek.evaluate((one: HTMLInputElement, value) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(one, String(value));
        one.dispatchEvent(new Event('input', { bubbles: true }));
      }, to);
    await jump(60);
    const askedLocator = page.getByRole('region', { name: t.quizTitle });
    await expect(askedLocator).toBeVisible();
    await expect(askedLocator.getByRole('heading', { name: t.quizTitle })).toBeFocused();
    await expect(askedLocator.getByRole('status')).toHaveText(t.quizMust);
    await expect.poll(at).toBeLessThan(11.5);
    expect(await isPaused()).toBe(true);
    // Neither its element nor a key of the player passes it by.
    await film.evaluate((one: HTMLVideoElement) => one.play().catch(() => undefined));
    await page.keyboard.press('k');
    await expect.poll(isPaused).toBe(true);
    await film.evaluate((one: HTMLVideoElement) => one.fastSeek?.(60));
    await expect.poll(at).toBeLessThan(11.5);
    const { violations } = await axeOf(page).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
    if (width < 1200) expect(await faultsOf(page)).toEqual([]);

    // An answer the server has not got is not kept, and can be sent again.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(askedLocator.getByRole('radio').first()).toBeChecked();
    await page.route('**/api/quiz.play.save/**', (route) => route.abort());
    await askedLocator.getByRole('button', { name: t.quizAnswer, exact: true }).click();
    await expect(askedLocator.getByRole('status')).toHaveText(t.quizUnkept);
    await page.unroute('**/api/quiz.play.save/**');
    await askedLocator.getByRole('button', { name: t.quizAnswer, exact: true }).click();
    await expect(askedLocator.getByRole('status')).toHaveText(t.quizWrong);
    await expect(askedLocator.getByText(questionWords[locale].rightChoice, { exact: true })).toBeVisible();
    await askedLocator.getByRole('button', { name: t.quizGoOn }).click();
    await expect(askedLocator).toHaveCount(0);
    await expect.poll(isPaused).toBe(false);

    // It is asked no more, also after a load; the next may be skipped, and is asked where playing comes to it.
    await page.reload();
    await untilHydrated(page);
    await page.getByRole('button', { name: t.startOver }).or(film).first().waitFor();
    const begin = page
      .getByRole('button', { name: t.startOver })
      .or(page.getByRole('button', { name: new RegExp(`^${t.play}[：:]`) }));
    await begin.first().click();
    await expect.poll(at, { timeout: 30_000 }).toBeGreaterThan(0.2);
    await jump(44);
    await expect(askedLocator).toBeVisible({ timeout: 30_000 });
    await expect(askedLocator.getByRole('status')).toHaveText(t.quizMay);
    await askedLocator.getByRole('button', { name: t.quizSkip }).click();
    await expect(askedLocator).toHaveCount(0);
    await expect.poll(at, { timeout: 30_000 }).toBeGreaterThan(46.5);
    await jump(40);
    await jump(44.5);
    await expect.poll(at, { timeout: 30_000 }).toBeGreaterThan(47);
    // But for the answer that was kept from the server.
    expect(complaints.filter((one) => !/quiz\.play\.save|net::ERR_FAILED$/.test(one))).toEqual([]);
  });
