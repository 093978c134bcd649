/** A live room as a document of renderers, from what the server tells everybody of it (D29, ADR-365). */
import type { DataOf } from '../api/define-endpoint.ts';
import type { goodsPageGet } from '../api/catalogue/goods.ts';
import { isId } from '../id.ts';
import { ACTIVITY_MODULES } from '../live/activities.gen.ts';
import type { RoomSlot } from '../live/activity.ts';
import { screen } from './fixed/fixed-screen.ts';
import type { PageDocument } from './document.ts';
import type { PageNode } from './node.ts';

type LivePage = Pick<DataOf<typeof goodsPageGet>, 'goods' | 'live' | 'teachers' | 'introduction'>;

/** Modules that need no more than the room's id, in the order they are laid out; each draws nothing while it has nothing to show. */
const MODULES: readonly (readonly [slot: RoomSlot, kind: string])[] = [
  ['chat', 'live-chat'],
  ['stage', 'live-stage'],
  ['stage', 'live-slides'],
  ['stage', 'live-ended'],
  ['side', 'live-find'],
  ['over', 'live-marquee'],
  ['acts', 'live-stutter'],
  ...ACTIVITY_MODULES,
];

function node(kind: string, props: PageNode['props']): PageNode {
  return { id: kind, kind, v: 1, props };
}

/** The package the room is entered by; anything odd says nothing. */
function productOf(query: URLSearchParams): string {
  const id = query.get('product_id') ?? query.get('from_tag');
  return isId(id) ? id : '';
}

/** The form that comes before the stage, where somebody goes to fill it in (D91). */
function formOf(query: URLSearchParams): string {
  const id = query.get('form');
  return isId(id) ? id : '';
}

function door(id: string, formId: string): PageNode {
  const own = node('live-door', { alive_id: id, form_id: formId });
  if (formId === '') return own;
  const form = node('info-form', { form_id: formId, scene: 'live', show_title: true });
  return { ...own, slots: { form: [form] } };
}

export function liveDocument(page: LivePage, query: URLSearchParams): PageDocument {
  const { goods, live, teachers, introduction } = page;
  const { id, title, summary, cover } = goods;
  const teacher = teachers.map(({ name }) => name).join('、');
  const slots: Record<RoomSlot, PageNode[]> = {
    bar: [
      {
        ...node('live-bar', { alive_id: id, title }),
        slots: { share: [node('live-share', { alive_id: id })] },
      },
    ],
    stage: [
      {
        ...node('live-before', { alive_id: id, title, cover, teacher, start_ts: live.start_ts }),
        slots: { subscribe: [node('live-subscribe', { alive_id: id })] },
      },
      door(id, formOf(query)),
    ],
    side: [],
    chat: [],
    offers: [],
    intro: [
      node('live-intro', { alive_id: id, title, summary, teacher, start_ts: live.start_ts }),
      node('detail-summary', { introduction, teachers }),
    ],
    over: [],
    acts: [],
  };
  for (const [slot, kind] of MODULES)
    slots[slot].push(node(kind, { alive_id: id, ...(kind === 'live-stage' ? { is_quiet: false } : {}) }));
  const room = screen({
    id: 'live-room',
    title,
    kind: 'live-room',
    props: { alive_id: id, product_id: productOf(query) },
    slots,
  });
  return {
    ...room,
    seo: {
      ...(summary === '' ? {} : { description: summary }),
      ...(cover === '' ? {} : { og_image: cover }),
    },
  };
}
