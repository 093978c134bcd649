/** The study page of a text, a recording or a film (ADR-312); whatever is no lesson has its own page. */
import { defineRoute } from '#engine/define-route.ts';
import { isStudied } from '#schemas/content/resource-type.ts';
import { pageAt } from '#schemas/paths.ts';
import { detailHref } from './redirects.ts';

export const route = defineRoute({
  ...pageAt('learn'),
  layout: 'focus',
  title: { cn: '学习', en: 'Study' },
  shows: (context) => {
    const { id = '', type = '' } = context.params;
    return /^\d{1,3}$/.test(type) && isStudied(Number(type))
      ? {
          kind: 'asked',
          ask: async (call) => (await import('./ask-lesson.ts')).askLesson(context, Number(type), call),
        }
      : { kind: 'redirect', to: detailHref(id, type, context.query), status: 302 };
  },
});
