/** The calls a talk is read by. */
import type { AnswerOf, Caller, DataOf } from '#schemas/api/define-endpoint.ts';
import { commentGet, type COMMENT_SORTS } from '#schemas/api/comments/comments.ts';
import { interactionListGet } from '#schemas/api/comments/interactions.ts';
import type { InteractionTab } from '#schemas/content/comment.ts';
import { keyOf, type ItemPage } from './talk-cache.ts';

/** Comments everybody reads, the first of them perhaps in the page already; or posts of a class. */
export type TalkChannel =
  | { of: 'everybody'; sort: (typeof COMMENT_SORTS)[number]; first?: DataOf<typeof commentGet> | undefined }
  | { of: 'class'; tab: InteractionTab };

const PAGE_SIZE = 10;
/** Replies of one call. */
export const REPLIES_AT_ONCE = 20;

/** Under which name a channel is kept. */
export function channelKey(goodsId: string, channel: TalkChannel): readonly string[] {
  return channel.of === 'class'
    ? [...keyOf.classItems(goodsId), channel.tab]
    : [...keyOf.items(goodsId), channel.sort];
}

/** What was answered; a refusal is thrown with the server's words, as queries want it. */
export function dataOf<Data>(answer: { ok: true; data: Data } | { ok: false; msg: string }): Data {
  if (!answer.ok) throw new Error(answer.msg);
  return answer.data;
}

export async function askPage(
  act: Caller,
  goodsId: string,
  channel: TalkChannel,
  page: number,
): Promise<ItemPage> {
  const input = { resource_id: goodsId, page, page_size: PAGE_SIZE };
  const answer: AnswerOf<typeof interactionListGet> | AnswerOf<typeof commentGet> =
    channel.of === 'class'
      ? await act(interactionListGet, { ...input, tab: channel.tab })
      : await act(commentGet, { ...input, sort: channel.sort });
  return dataOf<ItemPage>(answer);
}
