/** A published page of blocks to press, edit and scroll to, open in a frame of the desk (ADR-680). */
import type { Page } from '@playwright/test';
import type { DeskEvent } from '#schemas/desk/protocol.ts';
import type { ReadyNode } from '#schemas/page/ready.ts';
import { microPage } from '../../support/publish-to.ts';
import { publish } from './console.ts';
import { openInDesk, previewAddress, type DeskFrame } from './desk-frame.ts';
import { expect } from './storefront.ts';

export const SHOP = 'knowledge';

const IMAGE = '/demo/banners/morning-desk.svg';
const slide = (title: string) => ({ image: IMAGE, title, subtitle: `Below ${title}` });
const banner = { slides: ['One', 'Two', 'Three'].map(slide), seconds: 3 };
const more = { link_type: 3, link_id: 'about' };
const MAIN = [
  { id: 'slides', kind: 'banner', v: 2, props: banner },
  { id: 'first', kind: 'title-bar', v: 1, props: { title: 'Before', subtitle: 'Below it', more } },
  { id: 'own', kind: 'continue-learning', v: 1, props: {}, when: { login: 'in' } },
  { id: 'find', kind: 'search-box', v: 1, props: {} },
  {
    id: 'questions',
    kind: 'faq',
    v: 1,
    props: {
      items: [
        { question: 'Who?', answer: 'Anybody' },
        { question: 'Where?', answer: 'Anywhere' },
      ],
    },
  },
  {
    id: 'twice',
    kind: 'title-bar',
    v: 1,
    props: { title: 'Same', subtitle: 'Same' },
  },
  ...Array.from({ length: 12 }, (_, index) => ({
    id: `space-${index}`,
    kind: 'spacer',
    v: 1,
    props: { size: 'xl' },
  })),
];

export async function openAgentPage(page: Page, id: string): Promise<DeskFrame> {
  expect(await publish(SHOP, [microPage(id, MAIN)]), 'published').toMatchObject({ code: 0, data: {} });
  const desk = await openInDesk(page, await previewAddress(SHOP, `/page/${id}`));
  expect(await desk.ask({ call: 'takeOver' })).toMatchObject({ ok: true });
  return desk;
}

/** Whatever came before an answer has come by then: a port keeps the order. */
export async function eventsOf(
  { ask, events }: DeskFrame,
  ...kinds: DeskEvent['event'][]
): Promise<DeskEvent[]> {
  await ask({ call: 'hit', x: -1, y: -1 });
  return (await events()).filter(({ event }) => kinds.includes(event));
}

/** The middle of what the page shows there, in the frame's own viewport. */
export const middleOf = async ({ frame }: DeskFrame, selector: string) =>
  frame
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    });

export const readyNode = (id: string, kind: string, props: object): ReadyNode => ({
  id,
  kind,
  props: { ...props },
});
