/** Answers a learner's own certificates; whose they are, only the session says (decision 326). */
import { certificateListGet } from '#schemas/api/certificates/certificate.list.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentOwn } from '../rules/present-certificate.ts';

export const certificateListGetHandler = handle(
  certificateListGet,
  async ({ shop, viewer, deps, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const rows = await deps.stores.certificates.own(shop.appId, viewer.user.id);
    return ok({ list: rows.map((row) => presentOwn(row, locale)) });
  },
);
