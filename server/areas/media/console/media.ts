/** What is played or read, handed in: one file a request as it comes, or a large one in pieces (ADR-302, ADR-303, ADR-466). */
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import {
  CONVERSION_SORTS,
  consoleConversionsList,
  consoleMediaAdd,
  consoleMediaJoin,
  consoleMediaPieceAdd,
  consoleMediaPlan,
} from '#schemas/api/console/media.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { okChanged, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { MEDIA_BYTES, MEDIA_SENDING_MS, PACKAGING_MS, PIECE_BODY_BYTES, PLAN_BYTES } from '../limits.ts';
import { tellKept } from '../rules/media-words.ts';
import { tellConversion } from '../rules/tell-conversion.ts';
import type { KeepResult, Refusal } from '../services/stored-media.ts';

/** A long film is cut for so long. */
const ANSWER_MS = 2 * PACKAGING_MS;

function refuse(refusal: Refusal) {
  const { ok: _ok, ...data } = tellKept(refusal);
  return fail('upload-refused', data);
}

/** What became of a file, for its sender and for the audit log. */
function outcomeOf(keeping: KeepResult, name: string) {
  const result = tellKept(keeping);
  if (!keeping.ok || !result.ok) return refuse(keeping.ok ? { ok: false, reason: 'broken' } : keeping);
  const { ok: _ok, ...data } = result;
  const { address, form, medium, seconds } = data;
  const after = { name, form, medium, seconds };
  return okChanged(data, { subject: address, before: null, after });
}

export const mediaCalls = [
  handleConsole(
    consoleMediaAdd,
    async ({ input: { name = '' }, shop, deps, file }) => {
      // Told at once, where the sender says so.
      if (file.announcedBytes > MEDIA_BYTES) return refuse({ ok: false, reason: 'too-heavy' });
      return outcomeOf(await deps.media.take(shop.appId, file.bytes, name), name);
    },
    { bodyBytes: MEDIA_BYTES, bodyMs: MEDIA_SENDING_MS, answerMs: ANSWER_MS },
  ),
  handleConsole(
    consoleMediaPlan,
    async ({ input: { sha256, pieces }, shop, deps }) => {
      const plan = await deps.media.pieces.plan(shop.appId, { sha256, pieces });
      if (plan.kind === 'too-heavy') return refuse({ ok: false, reason: 'too-heavy' });
      if (plan.kind === 'missing') return ok({ missing: plan.missing });
      const result = tellKept(await deps.media.keptOf(shop.appId, sha256));
      if (!result.ok) return ok({ missing: pieces.map((piece) => piece.sha256) });
      const { ok: _ok, ...answer } = result;
      return ok({ missing: [], kept: answer });
    },
    { bodyBytes: PLAN_BYTES },
  ),
  handleConsole(
    consoleMediaPieceAdd,
    async ({ input: { sha256 }, shop, deps, file }) =>
      (await deps.media.pieces.put(shop.appId, sha256, file.bytes)) ? ok({}) : fail('bad-parameters'),
    { bodyBytes: PIECE_BODY_BYTES, bodyMs: MEDIA_SENDING_MS },
  ),
  handleConsole(
    consoleMediaJoin,
    async ({ input: { sha256, pieces, name = '' }, shop, deps }) => {
      const result = await deps.media.joinPieces(shop.appId, { sha256, pieces }, name);
      return result === undefined ? fail('state-conflict') : outcomeOf(result, name);
    },
    { bodyBytes: PLAN_BYTES, answerMs: ANSWER_MS },
  ),
  handleConsole(consoleConversionsList, async ({ input, shop, deps }) => {
    const place = toSortedPlace(input, CONVERSION_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const filter = { states: valuesOf(input.filter?.state), q: input.q };
    const { rows, ...part } = await deps.stores.conversions.part(shop.appId, filter, place);
    return ok({ ...part, items: rows.map(tellConversion) });
  }),
];
