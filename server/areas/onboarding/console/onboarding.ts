/** A new shop, and people let into one: for whoever runs this installation. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { bodyOf, consoleRouter, consoleGuard, sendOk, ShopName } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { createShop, invitePerson } from '../rules/open-shop.ts';

const Line = (fallback: string) => Type.String({ maxLength: 300, default: fallback });
const CreateSchema = Type.Object({
  label: Line(''),
  name: Line(''),
  owner: Line(''),
  host: Line(''),
  kind: Line('knowledge'),
});
const InviteSchema = Type.Object({
  shop: ShopName,
  phone: Line(''),
  role: Line('learner'),
});

const readCreate = bodyOf(CreateSchema);
const readInvite = bodyOf(InviteSchema);

export function registerOnboarding(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'operator');
  app.post('/console/shops', consoleGuard(options), async (request, reply) => {
    const body = readCreate(request.body);
    if (body === undefined) return sendFailure(request, reply, 'bad-parameters');
    const created = await createShop(deps, body);
    if (!created.ok)
      return sendFailure(request, reply, 'bad-parameters', { data: { faults: created.faults } });
    const { label, appId, host, invitation } = created;
    return sendOk(request, reply, {
      label,
      app_id: appId,
      host: host ?? '',
      path: invitation.path,
      expires_at: invitation.expiresAt,
    });
  });
  door.post('/console/invitations', readInvite, async ({ request, reply, shop }, body) => {
    const invited = await invitePerson(deps, shop.appId, body);
    if (!invited.ok)
      return sendFailure(request, reply, 'bad-parameters', { data: { faults: invited.faults } });
    const { path, expiresAt } = invited.invitation;
    return sendOk(request, reply, { label: shop.label, path, expires_at: expiresAt });
  });
}
