/** What the search over everything finds: screens by their names at once, things of the shop as their calls answer. */
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from '#i18n/use-translation.ts';
import { useDesk } from '../calls/desk-context.ts';
import { Refusal } from '../calls/use-console.ts';
import { SECTIONS } from '../shell/sections.ts';
import { shellWords } from '../shell/words.ts';
import { SOURCES, type Hit, type Source } from './sources.ts';

export interface HitGroup {
  name: Source['name'] | 'screens';
  hits: readonly Hit[];
}

export function useHits(q: string) {
  const { ask, session } = useDesk();
  const t = useTranslation(shellWords);
  const sources = SOURCES.filter(({ scope }) => session.scopes.includes(scope));
  const answers = useQueries({
    queries: sources.map(({ name, look }) => ({
      queryKey: ['desk-search', name, q],
      enabled: q !== '',
      queryFn: async () => {
        const answer = await look(ask, q);
        if (!answer.ok) throw new Refusal(answer);
        return answer.data;
      },
    })),
  });
  const screens = SECTIONS.filter(
    ({ name, scopes }) =>
      scopes.some((scope) => session.scopes.includes(scope)) &&
      (q === '' || t(name).toLowerCase().includes(q.toLowerCase())),
  ).map(({ name, path }): Hit => ({ id: path, title: t(name), note: '', href: path }));
  const groups: HitGroup[] = [
    { name: 'screens', hits: screens },
    ...sources.map(({ name }, index) => ({ name, hits: answers[index]?.data ?? [] })),
  ];
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isPending: q !== '' && answers.some(({ isPending }) => isPending),
    failure: answers.find(({ error }) => error !== null)?.error?.message ?? '',
  };
}
