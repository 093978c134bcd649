/** Answers the calls of certificates. */
import {
  certificateListGet,
  certificateTag,
  certificateShowSet,
  certificateCheckGet,
} from '#schemas/api/certificates/certificates.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { showDesign } from '#schemas/certificate/certificate-design.ts';
import { readTheme } from '../services/read-theme.ts';
import { presentOwn, presentChecked } from '../rules/present-certificate.ts';
import { CERTIFICATE_NAME_MAX } from '#schemas/certificate/certificate.ts';
import { storable } from '#server/kernel/db/text.ts';
import { readText } from '#schemas/page/text.ts';

/** Answers a learner's own certificates; whose they are, only the session says (ADR-326). */
export const certificateListGetHandler = handle(
  certificateListGet,
  async ({ shop, viewer, deps, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const rows = await deps.stores.certificates.own(shop.appId, viewer.user.id);
    return ok({ list: rows.map((row) => presentOwn(row, locale)) });
  },
);

/** Shows or hides a certificate of the person of the session, and fixes its name the first time (ADR-326, D133). */
export const certificateShowSetHandler = handle(
  certificateShowSet,
  async ({ input, shop: { appId }, viewer, deps, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { number, is_shown: isShown } = input;
    const name = storable(input.name.trim(), CERTIFICATE_NAME_MAX);
    if (name === '') return fail('bad-parameters', { fields: [{ field: '/name', rule: 'minLength' }] });
    const row = await deps.stores.certificates.show(appId, viewer.user.id, {
      number,
      isShown: isShown === 1,
      name,
      at: deps.clock.now(),
    });
    if (row === undefined) return fail('not-found');
    if (row.name !== name) return fail('state-conflict');
    await deps.bus.publish('purge', { appId, tags: [certificateTag(number)] });
    return ok(presentOwn(row, locale));
  },
);

/** Answers anybody whether a certificate is valid, and what its holder shows of it (ADR-326). */
export const certificateCheckGetHandler = handle(
  certificateCheckGet,
  async ({ input: { number }, shop, deps, locale }) => {
    const { certificates, certificateDesigns } = deps.stores;
    const [row, design] = await Promise.all([
      certificates.byNumber(shop.appId, number),
      certificateDesigns.read(shop.appId),
    ]);
    const issuer = readText(shop.row.info.base.shop_name, locale);
    const { primary } = await readTheme(deps, shop.appId);
    return ok(presentChecked(row, { number, issuer, design: showDesign(design, primary, locale), locale }));
  },
);
