/** A desk for tests: its calls answer from a table, and what has no answer waits. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { Locale } from '#schemas/locale.ts';
import { DeskContext, type DeskContextValue } from '#desk/kit/calls/desk-context.ts';

/** Data by the name of the call, given its input. */
export type Answers = Readonly<Record<string, (input: object) => unknown>>;

function waitForever(): Promise<never> {
  return new Promise(() => undefined);
}

function makeAsk(answers: Answers) {
  function ask(endpoint: { name: string }, input: object): Promise<never>;
  function ask(endpoint: { name: string }, input: object): Promise<unknown> {
    const answer = answers[endpoint.name];
    return answer === undefined ? waitForever() : Promise.resolve({ ok: true, data: answer(input) });
  }
  return ask;
}

interface TestDeskProps {
  answers?: Answers;
  locale?: Locale;
  children: ReactNode;
}

export function makeTestDesk(answers: Answers = {}): DeskContextValue {
  const ask = makeAsk(answers);
  return {
    appId: 'apptest',
    session: { shop: 'test', shop_name: 'Test', person: 'Lin', role: 'owner', scopes: [], expires_at: 0 },
    call: ask,
    ask,
  };
}

export function TestDesk({ answers = {}, locale = 'en', children }: TestDeskProps) {
  return (
    <WordsProvider locale={locale}>
      <QueryClientProvider client={new QueryClient()}>
        <DeskContext value={makeTestDesk(answers)}>{children}</DeskContext>
      </QueryClientProvider>
    </WordsProvider>
  );
}
