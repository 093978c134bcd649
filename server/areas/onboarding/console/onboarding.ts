/** A new shop, and people let into one: for whoever runs this installation. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';
import { consoleGuard, sendOk } from '#server/areas/console/area.ts';
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
  shop: Type.String({ minLength: 1, maxLength: 64 }),
  phone: Line(''),
  role: Line('learner'),
});

const ajv = makeAjv('input');
const isCreate = ajv.compile<Type.Static<typeof CreateSchema>>(CreateSchema);
const isInvite = ajv.compile<Type.Static<typeof InviteSchema>>(InviteSchema);

export function registerOnboarding(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const guarded = consoleGuard(options);
  app.post('/console/shops', guarded, async (request, reply) => {
    const { body } = request;
    if (!isCreate(body)) return sendFailure(request, reply, 'bad-parameters');
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
  app.post('/console/invitations', guarded, async (request, reply) => {
    const { body } = request;
    if (!isInvite(body)) return sendFailure(request, reply, 'bad-parameters');
    const shop = await deps.shop.named(body.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const invited = await invitePerson(deps, shop.appId, body);
    if (!invited.ok)
      return sendFailure(request, reply, 'bad-parameters', { data: { faults: invited.faults } });
    const { path, expiresAt } = invited.invitation;
    return sendOk(request, reply, { label: shop.label, path, expires_at: expiresAt });
  });
}
