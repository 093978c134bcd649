/** Edits blocks in the canvas as a merchant does, and shows the edited page alone. */
import type { Frame, Page } from '@playwright/test';

/** Fields of the block itself, beside those of its kind. */
const OWN = /^\/(when|note)(\/|$)/;

/**
 * Changes one field of the form that is open: a text where there is one, else what can be chosen or counted.
 * @returns the field's name; empty where the form has none that can be changed
 */
export async function changeAnyField(page: Page): Promise<string> {
  const controls = page.locator('[data-form] :is(input, textarea, select)[name]:visible');
  const all = await controls.evaluateAll((elements) =>
    elements.map((one) => ({
      name: one.getAttribute('name') ?? '',
      type: one instanceof HTMLInputElement ? one.type : one.localName,
      lang: one.getAttribute('lang') ?? '',
      isOn: one instanceof HTMLInputElement && one.checked,
      value: one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : '',
    })),
  );
  const places = all.flatMap((one, place) => (OWN.test(one.name) ? [] : [{ ...one, place }]));
  const text = places.find(({ lang, value }) => lang.startsWith('en') && value !== '');
  const radio = places.find(({ type, isOn }) => type === 'radio' && !isOn);
  const select = places.find(({ type }) => type === 'select');
  const onOff = places.find(({ type }) => type === 'checkbox');
  const number = places.find(({ type, value }) => type === 'number' && value !== '');
  if (text !== undefined) await controls.nth(text.place).fill(`${text.value} anew`);
  else if (radio !== undefined) await controls.nth(radio.place).check();
  else if (onOff !== undefined) await controls.nth(onOff.place).click();
  else if (number !== undefined) await controls.nth(number.place).fill(String(Number(number.value) + 1));
  else if (select !== undefined) await controls.nth(select.place).selectOption({ index: 1 });
  return (text ?? radio ?? onOff ?? number ?? select)?.name ?? '';
}

/** By a sheet and not by attributes, which the canvas sets anew when its window changes. */
const ALONE = `
  * { overflow: visible !important; transform: none !important; contain: none !important; translate: none !important; }
  :root, body { overflow: hidden !important; }
  body * { visibility: hidden !important; }
  iframe[data-desk="frame"] {
    visibility: visible !important; position: fixed !important; inset: 0 !important; z-index: 9999 !important;
    width: 100vw !important; height: 100vh !important;
  }`;

/** Lets the frame of the canvas take the whole window, at its own size: what a picture of it is compared with is no part of the desk. */
export async function fillWindow(page: Page): Promise<Frame> {
  const element = page.locator('iframe[data-desk="frame"]');
  await element.evaluate((_frame, css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, ALONE);
  const frame = await (await element.elementHandle())?.contentFrame();
  // Off the blocks, some of which show more to a pointer.
  await page.mouse.move(0, 0);
  if (frame === null || frame === undefined) throw new Error('the canvas has no frame');
  return frame;
}
