/** Certificates for the merchant: a list of them, revocation, and another name (decision 326, D133). */
import { VISIBLE } from '#schemas/text/tidy.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { CERTIFICATE_NAME_MAX, CertificateNumberSchema } from '#schemas/certificate/certificate.ts';
import { bodyOf, consoleDoor, sendOk, ShopName } from '#server/areas/console/area.ts';
import { storable } from '#server/kernel/db/text.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import {
  listCertificates,
  presentGiven,
  renameCertificate,
  revokeCertificate,
} from '../revoke-certificate.ts';

const REASON_MAX = 200;
const AUTHOR_MAX = 60;

const RevokeSchema = Type.Object({
  shop: ShopName,
  number: CertificateNumberSchema,
  reason: Type.String({ maxLength: REASON_MAX, pattern: VISIBLE }),
  author: Type.String({ maxLength: AUTHOR_MAX, default: '' }),
});
const readRevoke = bodyOf(RevokeSchema);

const RenameSchema = Type.Object({
  ...RevokeSchema.properties,
  name: Type.String({ maxLength: CERTIFICATE_NAME_MAX, pattern: VISIBLE }),
});
const readRename = bodyOf(RenameSchema);

export function registerCertificates(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleDoor(app, options, 'sell');
  door.get('/console/certificates', async ({ request, reply, shop }) =>
    sendOk(request, reply, { list: await listCertificates(deps, shop.appId, apiLocale(request)) }),
  );
  door.post('/console/certificates/rename', readRename, async ({ request, reply, shop }, body) => {
    const row = await renameCertificate(deps, shop.appId, {
      number: body.number,
      name: storable(body.name.trim(), CERTIFICATE_NAME_MAX),
      by: storable(body.author, AUTHOR_MAX),
      reason: storable(body.reason.trim(), REASON_MAX),
    });
    if (row === undefined) return sendFailure(request, reply, 'not-found');
    return sendOk(request, reply, presentGiven(row, apiLocale(request)));
  });
  door.post('/console/certificates/revoke', readRevoke, async ({ request, reply, shop }, body) => {
    const row = await revokeCertificate(deps, shop.appId, {
      number: body.number,
      by: storable(body.author, AUTHOR_MAX),
      reason: storable(body.reason.trim(), REASON_MAX),
    });
    if (row === undefined) return sendFailure(request, reply, 'not-found');
    return sendOk(request, reply, presentGiven(row, apiLocale(request)));
  });
}
