/** What is pushed to a room on this node, as it comes: one answer that lasts, looked at again and again. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PRIVATE_MEDIA, type MediaRefused } from '#server/areas/media/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { WATCHED_AGAIN_MS } from '../limits.ts';
import type { MediaAdmission } from './admitted.ts';

interface StreamRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  admission: MediaAdmission;
  /** Asked again while it lasts. */
  mayStay: () => Promise<boolean>;
  refuse: (status: MediaRefused) => FastifyReply;
}

export function sendFlv(
  { live }: Deps,
  { request, reply, admission, mayStay, refuse }: StreamRequest,
): FastifyReply {
  const { appId, goodsId } = admission.link;
  // Another node's push is seen by its playlist.
  const channel = live.media.ingest()?.channelOf({ appId, aliveId: goodsId });
  if (channel === undefined) return refuse(404);
  const { stream, leave } = channel.join();
  const look = setInterval(() => {
    void mayStay().then(
      (isWelcome) => (isWelcome ? undefined : leave()),
      () => leave(),
    );
  }, WATCHED_AGAIN_MS);
  stream.on('close', () => clearInterval(look));
  request.raw.socket.setTimeout(0);
  return reply.headers({ ...PRIVATE_MEDIA, 'content-type': 'video/x-flv' }).send(stream);
}
