/** Hands out what was handed in: to whoever handed it in, and to the shop's people (requirement 32). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gateRefusal } from '#schemas/shop/gate.ts';
import { gatePersonOf, isStaff, viewerOf } from '#server/areas/identity/area.ts';
import { findShop } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { pathOf, type FileLinks } from '../rules/file-links.ts';

interface FileRequest {
  Params: { taskId: string; userId: string; file: string };
  Querystring: { e?: string; s?: string };
}

/** Opened by itself it is no document, and nobody keeps it. */
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};
const CODES = { 401: 'not-logged-in', 403: 'no-permission', 404: 'not-found' } as const;
type Refusal = keyof typeof CODES;

type StoredFile = NonNullable<Awaited<ReturnType<Deps['uploads']['openOwn']>>>;

/** A file that is in no answer any more is given to nobody. */
async function admit(
  request: FastifyRequest<FileRequest>,
  deps: Deps,
  links: FileLinks,
): Promise<StoredFile | Refusal> {
  const match = await findShop(deps.shop, request);
  if (!match.ok) return 404;
  const { appId, capabilities } = match.shop;
  const viewer = await viewerOf(request, deps.stores, match.shop);
  if (viewer === undefined) return 401;
  if (gateRefusal('read', gatePersonOf(viewer.user), capabilities) !== undefined) return 403;
  const { taskId, userId, file } = request.params;
  if (viewer.user.id !== userId && !isStaff(viewer.user)) return 403;
  const { e = '', s = '' } = request.query;
  const signature = { e: String(e), s: String(s) };
  if (!links.isGood({ appId, taskId, userId, file }, signature)) return 403;
  const answer = await deps.stores.taskAnswers.byKey({ appId, taskId, userId });
  const path = pathOf(file);
  const isIn =
    answer?.images.includes(path) === true || answer?.audio.some((one) => one.path === path) === true;
  if (!isIn) return 404;
  return (await deps.uploads.openOwn(appId, userId, path)) ?? 404;
}

export function registerFiles(app: FastifyInstance, deps: Deps, links: FileLinks): void {
  app.get<FileRequest>('/handed-in/:taskId/:userId/:file', async (request, reply: FastifyReply) => {
    const content = await admit(request, deps, links);
    if (typeof content === 'number') return sendFailure(request, reply, CODES[content], { status: content });
    const { mediaType, size, stream } = content;
    return reply
      .headers({
        ...HEADERS,
        'content-type': mediaType,
        'content-length': size,
        'content-disposition': 'inline',
      })
      .send(stream);
  });
}
