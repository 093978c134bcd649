/** Shows or hides a certificate of the person of the session, and fixes its name the first time (decision 326, D133). */
import { certificateTag } from '#schemas/api/certificates/certificate.check.get.ts';
import { certificateShowSet } from '#schemas/api/certificates/certificate.show.set.ts';
import { CERTIFICATE_NAME_MAX } from '#schemas/certificate/certificate.ts';
import { storable } from '#server/kernel/db/text.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentOwn } from '../rules/present-certificate.ts';

export const certificateShowSetHandler = handle(
  certificateShowSet,
  async ({ input, shop: { appId }, viewer, deps, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { number, is_shown: shown } = input;
    const name = storable(input.name.trim(), CERTIFICATE_NAME_MAX);
    if (name === '') return fail('bad-parameters', { fields: [{ field: '/name', rule: 'minLength' }] });
    const row = await deps.stores.certificates.show(appId, viewer.user.id, {
      number,
      isShown: shown === 1,
      name,
      at: deps.clock.now(),
    });
    if (row === undefined) return fail('not-found');
    if (row.name !== name) return fail('state-conflict');
    await deps.bus.publish('purge', { appId, tags: [certificateTag(number)] });
    return ok(presentOwn(row, locale));
  },
);
