/** What somebody accepts with a login (M289): each text in Chinese, and in English under `/en`. */
import { defineRoute } from '#engine/define-route.ts';
import { agreement } from '#schemas/page/fixed/agreement.ts';
import { notFound } from '#schemas/page/fixed/not-found.ts';
import { AGREEMENTS } from '#schemas/auth/agreements.ts';
import { pageAt } from '#schemas/paths.ts';

const LANGUAGES: readonly (string | undefined)[] = [undefined, 'en'];

export const route = defineRoute({
  ...pageAt('agreement'),
  title: { cn: '协议', en: 'Agreement' },
  exempt: true,
  shows: (context) => {
    const { name, language } = context.params;
    const isKnown = AGREEMENTS.some((one) => one === name) && LANGUAGES.includes(language);
    return isKnown
      ? { kind: 'fixed', document: agreement(context), status: 200 }
      : { kind: 'fixed', document: notFound(context), status: 404 };
  },
});
