/** Everything around the desk's screens: words, calls, messages and the router. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { DeskFacts } from '#desk/kit/facts.ts';
import { Refusal } from '#desk/kit/calls/use-console.ts';
import { keepFocus } from '#desk/kit/shell/keep-focus.ts';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { systemClock } from '#platform/clock.ts';
import { Toasts } from '#ui/toasts.tsx';
import { PageClockContext, type PageClock } from '#ui/use-moment.ts';
import { makeRouter } from './router.tsx';

const TRIES = 2;

/** Moments of the desk are the shop's, wherever the merchant sits (ADR-810). */
const DESK_CLOCK: PageClock = { now: systemClock.now, place: 'shop' };

/** A refusal is an answer; only what may be the network's fault is asked for again. */
const mayRetry = (failures: number, error: Error) =>
  failures < TRIES && error instanceof Refusal && error.answer.code === 'network';

export function DeskApp({ facts }: { facts: DeskFacts }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: mayRetry } } }));
  const [router] = useState(() => makeRouter(facts));
  useEffect(() => keepFocus(document), []);
  return (
    <WordsProvider locale={facts.locale}>
      <PageClockContext value={DESK_CLOCK}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
          <Toasts />
        </QueryClientProvider>
      </PageClockContext>
    </WordsProvider>
  );
}
