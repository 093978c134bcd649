/** The console's door for large files: what is missing of one, a piece of it, and all of it (decision 466). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '#schemas/page/json.ts';
import { personGuard, sendOk, findNamedShop } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import { MEDIA_SENDING_MS, PIECE_BYTES, PLAN_BYTES } from '../limits.ts';
import { tellKept } from '../rules/media-words.ts';
import { isPieceName, type Piece, type Plan } from '../uploading/pieces.ts';
import { isStream, untilWhole } from './body.ts';

function readPiece(value: unknown): Piece | undefined {
  if (!isObject(value)) return undefined;
  const { sha256, bytes } = value;
  if (typeof sha256 !== 'string' || !isPieceName(sha256)) return undefined;
  const isSize = Number.isSafeInteger(bytes) && Number(bytes) > 0 && Number(bytes) <= PIECE_BYTES;
  return isSize ? { sha256, bytes: Number(bytes) } : undefined;
}

/** Undefined where it is none. */
function readPlan(body: unknown): Plan | undefined {
  if (!isObject(body) || !Array.isArray(body['pieces'])) return undefined;
  const sha256 = textField(body, 'sha256');
  const all = body['pieces'].map(readPiece);
  const pieces = all.filter((piece) => piece !== undefined);
  return isPieceName(sha256) && pieces.length === all.length && all.length > 0
    ? { sha256, pieces }
    : undefined;
}

type Work = (appId: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function registerPieces(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const { onRequest } = personGuard(options, 'sell');
  const inShop = (work: Work) => async (request: FastifyRequest, reply: FastifyReply) => {
    const shop = await findNamedShop(request, options, textField(request.query, 'shop'));
    return shop === undefined ? sendFailure(request, reply, 'not-found') : work(shop.appId, request, reply);
  };
  const bad = (request: FastifyRequest, reply: FastifyReply) => sendFailure(request, reply, 'bad-parameters');
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const { ok: _, ...data } = tellKept({ ok: false, reason: 'too-heavy' });
    return sendFailure(request, reply, 'upload-refused', { data });
  };
  app.post(
    '/console/media/pieces',
    { onRequest, bodyLimit: PLAN_BYTES },
    inShop(async (appId, request, reply) => {
      const plan = readPlan(request.body);
      if (plan === undefined) return bad(request, reply);
      const planned = await deps.media.pieces.plan(appId, plan);
      if (planned.kind === 'too-heavy') return refuse(request, reply);
      if (planned.kind === 'missing') return sendOk(request, reply, { missing: planned.missing });
      const { ok: _, ...told } = tellKept(await deps.media.known(appId, plan.sha256));
      return sendOk(request, reply, { missing: [], kept: told });
    }),
  );
  app.post(
    '/console/media/whole',
    { onRequest, bodyLimit: PLAN_BYTES },
    inShop(async (appId, request, reply) => {
      const plan = readPlan(request.body);
      if (plan === undefined) return bad(request, reply);
      const kept = await deps.media.joinPieces(appId, plan, textField(request.query, 'name'), (all) =>
        untilWhole(all, request),
      );
      if (kept === undefined) return bad(request, reply);
      const { ok, ...told } = tellKept(kept);
      return ok
        ? sendOk(request, reply, told)
        : sendFailure(request, reply, 'upload-refused', { data: told });
    }),
  );
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, ready) => ready(null, payload));
    scope.put<{ Params: { sha256: string } }>(
      '/console/media/pieces/:sha256',
      { onRequest, bodyLimit: PIECE_BYTES + 1024, config: { bodyMs: MEDIA_SENDING_MS } },
      async (request, reply) => {
        const shop = await findNamedShop(request, options, textField(request.query, 'shop'));
        if (shop === undefined) return sendFailure(request, reply, 'not-found');
        const { body, params } = request;
        const isKept = isStream(body) && (await deps.media.pieces.put(shop.appId, params.sha256, body));
        return isKept ? sendOk(request, reply, {}) : bad(request, reply);
      },
    );
    done();
  });
}
