/** What a media server past one machine says of a room (source `srs`, D106): SRS by its callbacks, MediaMTX by its own. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PUSH_STATE } from '#schemas/live/kinds.ts';
import type { Deps } from '#server/kernel/area.ts';
import { textField } from '#server/kernel/text-field.ts';
import { isSameKey } from '../ingest/ingest.ts';
import type { RoomKey } from '../../store/log.store.ts';
import { hearPush } from '../../services/hear-push.ts';

interface HookRequest {
  Params: { secret: string; event: string };
}

const NAME = /^[\w-]{1,64}$/;
const digest = (value: string) => createHash('sha256').update(value).digest();

const isSecret = (input: string, secret: string | undefined): boolean =>
  secret !== undefined && timingSafeEqual(digest(input), digest(secret));

function keyOf(app: string, name: string): RoomKey | undefined {
  return NAME.test(app) && NAME.test(name) ? { appId: app, aliveId: name } : undefined;
}

/** A room fed by a media server; undefined for any other. */
async function fedBy(
  deps: Deps,
  key: RoomKey | undefined,
): Promise<{ key: RoomKey; secret: string } | undefined> {
  if (key === undefined || (await deps.live.roomOf(key)) === undefined) return undefined;
  const { source, key: secret } = await deps.live.media.sourceOf(key);
  return source === 'srs' ? { key, secret } : undefined;
}

const queryKey = (query: string): string => {
  const { key } = parse(query.replace(/^\?/, ''));
  return typeof key === 'string' ? key : '';
};

/** Answers whether the media server may go on. */
async function srs(deps: Deps, body: unknown): Promise<boolean> {
  const room = await fedBy(deps, keyOf(textField(body, 'app'), textField(body, 'stream')));
  if (room === undefined) return false;
  const action = textField(body, 'action');
  if (action === 'on_publish') {
    if (!isSameKey(queryKey(textField(body, 'param')), room.secret)) return false;
    await hearPush(deps, room.key, PUSH_STATE.pushing);
  } else if (action === 'on_unpublish') await hearPush(deps, room.key, PUSH_STATE.broken);
  return true;
}

/** Its `authHTTPAddress` asks who may; its `runOnReady` and `runOnNotReady` tell by a path. */
async function mediamtx(deps: Deps, body: unknown): Promise<boolean> {
  const [app = '', name = ''] = textField(body, 'path').split('/');
  const action = textField(body, 'action');
  // Who watches is asked by its own edge: what it serves is another site's.
  if (action === 'read' || action === 'playback') return true;
  const room = await fedBy(deps, keyOf(app, name));
  if (room === undefined) return false;
  if (action === 'ready') await hearPush(deps, room.key, PUSH_STATE.pushing);
  else if (action === 'gone') await hearPush(deps, room.key, PUSH_STATE.broken);
  else return action === 'publish' && isSameKey(queryKey(textField(body, 'query')), room.secret);
  return true;
}

const HEARD = new Map([
  ['srs', srs],
  ['mediamtx', mediamtx],
]);

function hearer(deps: Deps) {
  return async (request: FastifyRequest<HookRequest>, reply: FastifyReply) => {
    const { secret, event } = request.params;
    const hear = HEARD.get(event);
    if (hear === undefined || !isSecret(secret, deps.injections.liveHookSecret))
      return reply.code(404).send();
    // SRS reads the number, MediaMTX the status.
    return (await hear(deps, request.body)) ? reply.send({ code: 0 }) : reply.code(403).send({ code: 403 });
  };
}

export function registerMediaHooks(app: FastifyInstance, deps: Deps): void {
  app.post<HookRequest>('/live-hooks/:secret/:event', hearer(deps));
}
