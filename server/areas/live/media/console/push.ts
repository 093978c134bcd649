/** The console's door for where a room's picture comes from: the address a teacher pushes to, and the source (D106). */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { MEDIA_SOURCES } from '#schemas/live/kinds.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';
import { bodyOf, consoleDoor, sendOk, ShopName } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';

/** Another company's address, played as it is. */
const Elsewhere = Type.String({ maxLength: 2000, pattern: '^(?:https://[^\\s"<>]+)?$', default: '' });

const readSource = bodyOf(
  Type.Object({
    shop: ShopName,
    alive_id: GoodsId,
    source: ChoiceSchema(MEDIA_SOURCES),
    url: Elsewhere,
    flv_url: Elsewhere,
  }),
);

export function registerPush(app: FastifyInstance, options: RouteOptions): void {
  const { live } = options.deps;
  const door = consoleDoor(app, options, 'sell');
  door.get('/console/live/push', async ({ request, reply, shop }) => {
    const key = { appId: shop.appId, aliveId: textField(request.query, 'alive_id') };
    if ((await live.roomOf(key)) === undefined) return sendFailure(request, reply, 'not-found');
    const [address, { source }] = [await live.media.pushAddress(key), await live.media.sourceOf(key)];
    return sendOk(request, reply, { address: address ?? '', source });
  });
  door.post('/console/live/source', readSource, async ({ request, reply, shop }, body) => {
    const key = { appId: shop.appId, aliveId: body.alive_id };
    if ((await live.roomOf(key)) === undefined) return sendFailure(request, reply, 'not-found');
    await live.media.setSource(key, { source: body.source, url: body.url, flvUrl: body.flv_url });
    return sendOk(request, reply, { source: body.source });
  });
}
