/** A certificate anybody may check by its number (ADR-326). */
import { defineRoute, type ResolvedMeta } from '#engine/define-route.ts';
import { CERTIFICATE_NUMBER_PATTERN } from '#schemas/certificate/certificate.ts';
import { isObject } from '#schemas/page/json.ts';
import { certificate } from '#schemas/page/fixed/certificate.ts';
import { notFound } from '#schemas/page/fixed/not-found.ts';
import type { PageData } from '#schemas/page/ready.ts';
import { pageAt } from '#schemas/paths.ts';

const NUMBER = new RegExp(CERTIFICATE_NUMBER_PATTERN);

/** A number nobody was given is an address where nothing stands; the page still says so in its own words. */
function metaOf(data: PageData): ResolvedMeta {
  const result = data['certificate']?.['checked'];
  const isUnknown = result?.ok === true && isObject(result.data) && result.data['state'] === 'unknown';
  return isUnknown ? { status: 404 } : {};
}

export const route = defineRoute({
  ...pageAt('certificate'),
  title: { cn: '证书查询', en: 'Certificate' },
  shows: (context) =>
    NUMBER.test(context.params['number'] ?? '')
      ? {
          kind: 'fixed',
          document: certificate(context),
          status: 200,
          meta: metaOf,
          facts: { unlisted: true },
        }
      : { kind: 'fixed', document: notFound(context), status: 404 },
});
