/** The console's door for where a room's picture comes from: the address a teacher pushes to, and the source (D106). */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { GoodsId } from '#schemas/content/goods-id.ts';
import { MEDIA_SOURCES } from '#schemas/live/kinds.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';
import { bodyOf, consoleRouter, sendOk, ShopName } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';

/** Another company's address, played as it is. */
const Elsewhere = Type.String({ maxLength: 2000, pattern: '^(?:https://[^\\s"<>]+)?$', default: '' });

/** Other hosts of one picture. */
const HOSTS_MAX = 5;

const readSource = bodyOf(
  Type.Object({
    shop: ShopName,
    alive_id: GoodsId,
    source: ChoiceSchema(MEDIA_SOURCES),
    url: Elsewhere,
    flv_url: Elsewhere,
    hosts: Type.Array(Type.String({ maxLength: 200, pattern: '^https://[^/\\s"<>]+$' }), {
      maxItems: HOSTS_MAX,
      default: [],
    }),
  }),
);

/** Origins no page may fetch from until the operator lists them (decision 440). */
function unlistedOf(
  { url, flv_url: flvUrl, hosts }: { url: string; flv_url: string; hosts: readonly string[] },
  listed: readonly string[],
): string[] {
  const named = [url, flvUrl, ...hosts].filter((one) => one !== '').map((one) => new URL(one).origin);
  return [...new Set(named)].filter((origin) => !listed.includes(origin));
}

export function registerPush(app: FastifyInstance, options: RouteOptions): void {
  const { live } = options.deps;
  const door = consoleRouter(app, options, 'sell');
  door.get('/console/live/push', async ({ request, reply, shop }) => {
    const key = { appId: shop.appId, aliveId: textField(request.query, 'alive_id') };
    if ((await live.roomOf(key)) === undefined) return sendFailure(request, reply, 'not-found');
    const [address, { source }] = [await live.media.pushAddress(key), await live.media.sourceOf(key)];
    return sendOk(request, reply, { address: address ?? '', source });
  });
  door.post('/console/live/source', readSource, async ({ request, reply, shop }, body) => {
    const key = { appId: shop.appId, aliveId: body.alive_id };
    if ((await live.roomOf(key)) === undefined) return sendFailure(request, reply, 'not-found');
    const { source, url, flv_url: flvUrl, hosts } = body;
    await live.media.setSource(key, { source, url, flvUrl, hosts });
    return sendOk(request, reply, { source, unlisted: unlistedOf(body, live.media.origins) });
  });
}
