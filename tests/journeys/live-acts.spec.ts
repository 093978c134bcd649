/** What is done in a live room, from the host's browser to a viewer's: a sign-in, a prize, a vote, hearts, a coupon, and a sale while the room goes on. */
import type { Page } from '@playwright/test';
import { axeOf } from './support/axe.ts';
import { faultsOf } from './support/narrow.ts';
import { hostIn, live, openRooms, roomUrl, type Hosting } from './support/live-rooms.ts';
import { logInFirst } from './support/first-login.ts';
import { become, comeFrom, expect, untilHydrated, speak, test } from './support/storefront.ts';

const SHOP = 'knowledge';
const ROOM = 'l_journey_acts';
const NARROW = 'l_journey_narrow';
const alive_id = ROOM;
/** What the other browser has to show, in milliseconds. */
const SOON_MS = 10_000;

const part = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`);
/** What the room itself says in its chat; the ear is told of it elsewhere. */
const messageLocatorOf = (page: Page) => part(page, 'live-chat').locator('[data-told]');
const act = (page: Page, name: string) => page.locator(`[data-action="${name}"]`);

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await axeOf(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

async function enter(page: Page, room: string): Promise<void> {
  await page.goto(roomUrl(room));
  await expect(part(page, 'live-chat')).toHaveAttribute('data-connection', 'socket');
}

async function signIn(page: Page, { post, get }: Hosting): Promise<void> {
  await post('live.sign.start', { alive_id, time: 60 });
  const sign = part(page, 'live-sign');
  await expect(sign.getByText(/^0[01]:[0-5]\d$/)).toBeVisible({ timeout: SOON_MS });
  await act(page, 'sign').click();
  await expect(sign).toHaveCount(0);
  expect((await get('live.sign.get', { alive_id }))['count']).toBe(1);
}

async function winPrize(page: Page, { post, get }: Hosting): Promise<void> {
  const request = { name: 'Notebook', seconds: 15, winners: 1, condition: 1, condition_text: 'shorter' };
  await post('live.prize.start', { alive_id, ...request });
  const prize = part(page, 'live-prize');
  await expect(prize.getByText(/^00:[01]\d$/)).toBeVisible({ timeout: SOON_MS });
  await act(page, 'join').click();
  await expect(page.getByText('You have not met the condition yet')).toBeVisible();
  const box = part(page, 'live-chat').getByRole('textbox');
  await box.fill('Make it shorter');
  await box.press('Enter');
  await expect(part(page, 'live-chat').locator('li').filter({ hasText: 'Make it shorter' })).toBeVisible();
  await act(page, 'join').click();
  await expect(prize.getByText('You are in, with ticket 1')).toBeVisible();
  await expect(prize.getByText('Congratulations, you won!')).toBeVisible({ timeout: 30_000 });
  await expect(prize.getByRole('listitem')).toHaveText(/^.\*\* \(ticket 1, you\)$/u);
  await expect(
    messageLocatorOf(page).filter({ hasText: /^Notebook was drawn. Winners: .\*\*$/u }),
  ).toBeVisible();
  await act(page, 'address').click();
  const dialog = page.getByRole('dialog', { name: 'Tell us where to send it' });
  await expectNoFaults(page);
  await dialog.getByLabel('Name').fill('Lin');
  await dialog.getByLabel('Phone').fill('13600000000');
  await dialog.getByLabel('Address').fill('1 Long Road');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  const { prizes } = await get('live.report.get', { alive_id });
  expect(JSON.stringify(prizes)).toContain('1 Long Road');
}

async function voteAndHearts(page: Page, { post }: Hosting): Promise<void> {
  const request = { title: 'Which part first?', options: ['The start', 'The end'], is_multiple: false };
  const { vote_id } = await post('live.vote.start', { alive_id, ...request });
  const vote = part(page, 'live-vote');
  await vote.getByRole('radio', { name: 'The end' }).check();
  await act(page, 'vote').click();
  await expect(vote.getByText('The end: 1, 100 %')).toBeVisible();
  await post('live.vote.end', { alive_id, vote_id });
  await expect(vote.getByText('Voting has ended')).toBeVisible({ timeout: SOON_MS });
  const heart = part(page, 'live-hearts').getByRole('button');
  for (let press = 0; press < 3; press += 1) await heart.click();
  await expect(heart).toHaveAccessibleName('Send a heart; 3 so far');
}

/** Sold to anybody now. */
const ON_SALE = [
  'a_ewd9waxbmkx9ub1aprgzb7m2',
  'p_3e3be622c1vl6m3r8efv98f4',
  'p_g5ce7zrxby54c4ku5lywfdwe',
] as const;

/** Three goods and a coupon; the first two of the goods are shown (M245). */
async function offer({ post, get }: Hosting): Promise<{ goods: string[] }> {
  const { other_coupons: coupons } = await get('live.host.get', { alive_id });
  const cards = (list: unknown) => (Array.isArray(list) ? list : []);
  const goods = [...ON_SALE];
  const free = cards(coupons).find(({ threshold, some_goods: some }) => threshold === 0 && some === false);
  await post('live.offer.set', { alive_id, goods_ids: goods, coupon_ids: [String(free?.id)] });
  await post('live.offer.push', { alive_id, kind: 'coupon', id: String(free?.id) });
  return { goods };
}

async function claimAndBuy(page: Page, host: Hosting): Promise<void> {
  const { goods } = await offer(host);
  await page.getByRole('tab', { name: /^Offers/ }).click();
  const offers = part(page, 'live-offers');
  await expect(offers.getByRole('article')).toHaveCount(3);
  await expect(part(page, 'live-push').locator('[data-action="claim"]')).toBeVisible();
  await offers.locator('[data-action="claim"]').click();
  await expect(page.getByText('The coupon is yours')).toBeVisible();
  await expect(offers.locator('[data-action="claim"]')).toHaveText('Claimed');
  await offers.getByRole('button', { name: 'More: Goods' }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await host.post('live.offer.push', { alive_id, kind: 'goods', id: goods[0] });
  const opening = page.waitForEvent('popup');
  await part(page, 'live-push').getByRole('link', { name: 'View' }).click();
  const tab = await opening;
  await untilHydrated(tab);
  await tab.locator('[data-action]:visible').click();
  await tab.waitForURL(/\/order\/confirm/);
  await expect(tab.locator('[data-action]:visible')).toHaveText(/¥/);
  await tab.locator('[data-action]:visible').click();
  await tab.waitForURL(/\/pay\/sandbox\//);
  await tab
    .getByRole('button', { name: /支付成功|Pay/ })
    .first()
    .click();
  await tab.waitForURL(/\/order\/o_/);
  await tab.close();
}

test('D99-D101, M245-M248: sign-in, prize, vote, hearts, coupon and a sale in a room that goes on', async ({
  page,
  context,
  browser,
}) => {
  // A whole evening: each of its countdowns takes the time it says.
  test.setTimeout(240_000);
  await openRooms([{ id: ROOM, title: 'A room of acts' }]);
  await comeFrom(context, '10.9.14.9');
  await speak(context, 'en');
  await page.goto(roomUrl(ROOM));
  await part(page, 'live-chat').getByRole('button', { name: 'Log in to join the chat' }).click();
  await logInFirst(page, 'en', '13800140001');
  await expect(part(page, 'live-chat')).toHaveAttribute('data-connection', 'socket');
  const host = await hostIn(browser, '10.9.14.5');
  await signIn(page, host);
  await winPrize(page, host);
  await voteAndHearts(page, host);
  await claimAndBuy(page, host);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(part(page, 'live-chat')).toHaveAttribute('data-connection', 'socket');
  await expect(messageLocatorOf(page).filter({ hasText: /^Featured: .+ ¥/ })).toBeVisible();
  const report = await live('report', ROOM);
  expect(report).toMatch(/sign-in +\S.* +1 /);
  expect(report).toMatch(/prize +Notebook +1 +1 won/);
  expect(report).toMatch(/sale +.+ +1 +¥/);
  await host.page.context().close();
});

test('D123: in a narrow window cards stand above the field, one beside another, and none is cut @side', async ({
  page,
  context,
  browser,
}) => {
  await openRooms([{ id: NARROW, title: '窄屏直播间' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(context, 'cn');
  await become(page, SHOP, '19900000002');
  await enter(page, NARROW);
  const host = await hostIn(browser, '10.9.14.6');
  await host.post('live.sign.start', { alive_id: NARROW, time: 90 });
  await host.post('live.vote.start', {
    alive_id: NARROW,
    title: '先改哪一段？',
    options: ['开头', '结尾'],
    is_multiple: true,
  });
  await expect(part(page, 'live-vote')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await expectNoFaults(page);
  await act(page, 'sign').click();
  await expect(part(page, 'live-sign')).toHaveCount(0);
  await part(page, 'live-vote').getByRole('checkbox', { name: '结尾' }).check();
  await act(page, 'vote').click();
  await expect(part(page, 'live-vote').getByText('结尾：1 票，100%')).toBeVisible();
  await part(page, 'live-chat').getByRole('textbox').fill('我选结尾');
  await host.page.context().close();
});
