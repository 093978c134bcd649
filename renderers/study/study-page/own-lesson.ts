/** What the server gives this person of a lesson: what plays or is read, or why nothing is given. Pure. */
import type { Media } from '#schemas/content/detail.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { mediaOf, type OwnDetail } from '#features/goods/index.ts';
import type { Film } from '#features/playback/index.ts';
import type { AnswerOf } from '#schemas/api/define-endpoint.ts';
import type { goodsDetailGet } from '#schemas/api/catalogue/goods.ts';
import type { Key } from './say.ts';

export type OwnLesson =
  | { kind: 'asking' }
  | { kind: 'film'; title: string; cover: string; film: Film }
  | { kind: 'punch'; title: string }
  | { kind: 'text'; title: string; text: Media['text'] }
  /** Read in the page, of a file of its own (ADR-351). */
  | { kind: 'document'; title: string; url: string }
  /** A film that is being converted, or could not be (ADR-465). */
  | { kind: 'preparing'; hasFailed: boolean }
  /** What stands in the way, and the word for it; the way in stands on the lesson's own page. */
  | { kind: 'refused'; why: Key }
  | { kind: 'failed'; message: string };

/** What is opened here of documents, by the name the server gives the file (ADR-351). */
const isPdf = (url: string): boolean => /\.pdf(?:\?|$)/.test(url);

/** Whether there is something to study, and a report of it. */
export const isOpened = ({ kind }: OwnLesson): boolean =>
  kind === 'film' || kind === 'text' || kind === 'document';

const WHY: Readonly<Partial<Record<OwnDetail['access']['reason'], Key>>> = {
  disabled: 'whyDisabled',
  delisted: 'whyOff',
  login: 'whyLogin',
  'not-designated': 'whyDesignated',
  password: 'whyPassword',
  'super-vip': 'whyVip',
  'not-yet': 'whyNotYet',
  stopped: 'whyStopped',
  'not-on-sale': 'whyStopped',
  'sold-out': 'whyStopped',
  expired: 'whyExpired',
};

function ownLessonOf({ goods, media, access }: OwnDetail): OwnLesson {
  if (!access.can_study) return { kind: 'refused', why: WHY[access.reason] ?? 'whyBuy' };
  if (goods.type === RESOURCES.punch_card.type) return { kind: 'punch', title: goods.title };
  if (media?.kind === 'preparing' || media?.kind === 'unprepared')
    return { kind: 'preparing', hasFailed: media.kind === 'unprepared' };
  const playable = mediaOf(media);
  if (media === undefined || playable === undefined) return { kind: 'refused', why: 'whyNothing' };
  const { title, cover } = goods;
  const { medium, url, captions, chapters } = playable;
  if (medium === 'text') return { kind: 'text', title, text: media.text };
  if (medium === 'document')
    return isPdf(url) ? { kind: 'document', title, url } : { kind: 'refused', why: 'whyNotOpened' };
  const film: Film = { medium, url, captions, chapters, marquee: media.marquee, seconds: media.seconds };
  return { kind: 'film', title, cover: media.poster === '' ? cover : media.poster, film };
}

export function ownLesson(answer: AnswerOf<typeof goodsDetailGet>): OwnLesson {
  if (answer.ok) return ownLessonOf(answer.data);
  if (answer.code === 'delisted') return { kind: 'refused', why: 'whyOff' };
  if (answer.code === 'not-found') return { kind: 'refused', why: 'whyNothing' };
  return { kind: 'failed', message: answer.msg };
}
