/** The desk in a stock Firefox: signed in, a text edited in the page and in the form, a block moved, the page published (ADR-765). */
import { AT_DESK } from '../journeys/support/at-desk.ts';
import { publish } from '../journeys/support/console.ts';
import { findFirefox, KEY, stockFirefox } from '../journeys/support/stock-firefox.ts';
import { curl, expect, test, urlOf } from '../journeys/support/storefront.ts';
import { microPage } from '../support/publish-to.ts';

const title = (id: string, text: string) => ({
  id,
  kind: 'title-bar',
  v: 1,
  props: { title: { cn: text, en: text } },
});
const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const inFrame = (selector: string) =>
  `${one('iframe[data-desk="frame"]')}.contentDocument.querySelector(${JSON.stringify(selector)})`;

test('ADR-765: a stock Firefox signs in, edits a text in place and in the form, moves a block and publishes', async () => {
  const path = findFirefox();
  test.skip(path === undefined, 'No Firefox was found: install firefox-esr, or name one in FIREFOX_PATH.');
  const main = [title('first', 'Morning'), title('second', 'Evening')];
  expect(await publish('knowledge', [microPage('desk-firefox', main)])).toMatchObject({ code: 0 });
  const firefox = await stockFirefox(path ?? '');
  try {
    await firefox.goto(urlOf('', '/dev/shops'));
    await firefox.press(
      one(`form[action="${urlOf('knowledge', '/dev/desk')}"] [data-desk-as="${AT_DESK.owner}"]`),
    );
    await firefox.until(`location.pathname === '/desk'`);
    await firefox.goto(urlOf('knowledge', '/desk/page/page/desk-firefox?lang=en'));
    await firefox.until(`${one('iframe[data-desk="frame"]')}.dataset.status === 'ready'`);
    await firefox.press(one('[data-guide] button'));

    await firefox.press(inFrame('[data-node="first"] h2'), 2);
    await firefox.until(`${inFrame('[data-node="first"] [contenteditable]')} !== null`);
    await firefox.hold([KEY.control], 'a');
    await firefox.type('Typed in place');
    await firefox.until(`${one('[name="/title/en"]')}.value === 'Typed in place'`);
    await firefox.type(KEY.enter);
    await firefox.until(`${inFrame('[data-node="first"] [contenteditable]')} === null`);
    await firefox.until(`${inFrame('[data-node="first"]')}.textContent.includes('Typed in place')`);

    await firefox.press(one('[data-outline="second"]'));
    await firefox.press(one('[data-form="second"] [name="/title/en"]'));
    await firefox.hold([KEY.control], 'a');
    await firefox.type('Typed in the form');
    await firefox.until(`${inFrame('[data-node="second"]')}.textContent.includes('Typed in the form')`);

    await firefox.press(one('[data-outline="second"]'));
    await firefox.hold([KEY.alt], KEY.up);
    await firefox.until(`${one('[data-said]')}.textContent.includes('moved to 1 of 2')`);
    const isFirst = `${inFrame('main [data-page] > [data-node]')}.dataset.node === 'second'`;
    await firefox.until(isFirst);

    await firefox.press(one('[data-action="publish"]'));
    await firefox.press(one('dialog [data-action="publish"]'));
    await firefox.until(`document.body.textContent.includes('Published as release')`);
    const { body: html } = await curl('knowledge', '/page/desk-firefox?lang=en');
    expect(html.indexOf('Typed in the form')).toBeGreaterThan(0);
    expect(html.indexOf('Typed in place')).toBeGreaterThan(html.indexOf('Typed in the form'));
    process.stdout.write(`the desk in Firefox ${firefox.version}\n`);
  } finally {
    await firefox.close();
  }
});
