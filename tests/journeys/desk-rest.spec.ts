/** A long page edited in a frame: what is far from sight rests without moving anything, and a desk of its origin draws at once (ADR-755, ADR-757). */
import type { NodeRect } from '#schemas/desk/protocol.ts';
import { fortyBlocks } from '../support/forty-blocks.ts';
import { microPage } from '../support/publish-to.ts';
import { openAgentPage, readyNode, SHOP } from './support/agent-page.ts';
import { publish } from './support/console.ts';
import { openInDesk, previewAddress, type DeskFrame } from './support/desk-frame.ts';
import { expect, test } from './support/storefront.ts';

const faq = (question: string) => ({ items: [{ question, answer: 'Anybody' }] });

/** Ids of the blocks that rest. */
const restingIds = ({ frame }: DeskFrame): Promise<string[]> =>
  frame
    .locator('[data-node]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        getComputedStyle(one).contentVisibility === 'auto' ? [one.getAttribute('data-node') ?? ''] : [],
      ),
    );

const boxesOf = async ({ ask }: DeskFrame): Promise<Record<string, NodeRect>> => {
  const { value: rects = [] } = await ask({ call: 'rects' });
  return Object.fromEntries(rects.map((rect) => [rect.id, rect]));
};

/** Boxes while blocks rest, and those of the same page while none does. */
async function restingAndAwake(desk: DeskFrame) {
  const resting = await boxesOf(desk);
  await desk.ask({ call: 'still', on: false });
  expect(await restingIds(desk)).toEqual([]);
  const awake = await boxesOf(desk);
  await desk.ask({ call: 'still', on: true });
  return { resting, awake };
}

/** Blocks are put to rest from the top: once the last one rests, all that may rest do. */
async function untilResting(desk: DeskFrame): Promise<string[]> {
  await expect.poll(() => restingIds(desk), { timeout: 30_000 }).toContain('far');
  return restingIds(desk);
}

test('ADR-757: blocks out of sight rest without moving anything, and wake for a change, a scroll and another width', async ({
  page,
}) => {
  const blocks = await fortyBlocks();
  const block = (id: string) => ({ id, kind: 'faq', v: 1, props: faq('Who?') });
  const main = [block('first'), ...blocks, block('far')];
  expect(await publish(SHOP, [microPage('desk-rest', main)])).toMatchObject({ code: 0 });
  const desk = await openInDesk(page, await previewAddress(SHOP, '/page/desk-rest'));
  expect(await desk.ask({ call: 'takeOver' })).toMatchObject({ ok: true });

  const ids = await untilResting(desk);
  expect(ids.length).toBeGreaterThan(20);
  expect(ids).not.toContain('first');
  const { resting, awake } = await restingAndAwake(desk);
  expect(resting).toEqual(awake);

  await untilResting(desk);
  const long = faq('A question that is far too long. '.repeat(40));
  await desk.ask({ call: 'node', revision: 1, node: readyNode('far', 'faq', long) });
  const { far } = await boxesOf(desk);
  expect(far?.height ?? 0).toBeGreaterThan((resting['far']?.height ?? Infinity) + 10);

  await untilResting(desk);
  await page.setViewportSize({ width: 700, height: 700 });
  await untilResting(desk);
  const narrow = await restingAndAwake(desk);
  expect(narrow.resting).toEqual(narrow.awake);

  await untilResting(desk);
  await desk.ask({ call: 'scrollTo', node: 'far' });
  await expect.poll(() => restingIds(desk)).not.toContain('far');
  await expect.poll(() => restingIds(desk)).toContain('first');
});

test('ADR-755: a desk of the page’s origin draws a block within its own task, and is answered through the port', async ({
  page,
}) => {
  await openAgentPage(page, 'desk-at-once');
  const drawing = await page.evaluate(async () => {
    const frame = document.querySelector('iframe');
    const { contentWindow: inside, contentDocument: inner } = frame ?? {};
    const call = (detail: object) =>
      inside?.dispatchEvent(new CustomEvent('lectern:desk-call', { detail, cancelable: true })) === false;
    const node = { id: 'first', kind: 'title-bar', props: { title: 'At once' } };
    const isTaken = call({ id: 90_001, call: 'node', revision: 1, node });
    const text = inner?.querySelector('[data-node="first"]')?.textContent;
    return { isTaken, text, isOtherTaken: call({ id: 90_002, call: 'nothing' }) };
  });
  expect(drawing).toEqual({ isTaken: true, text: 'At once', isOtherTaken: false });
});
