/** What stands in a node's place while its data is not at hand. */
import type { ReactNode } from 'react';
import type { DataRequest } from '#schemas/page/data-request.ts';
import type { DataOutcome, ReadyNode } from '#schemas/page/ready.ts';
import type { FallbackProps, View } from './define-view.ts';
import type { Engine } from './engine.ts';
import { DefaultFailed, DefaultLoading, DefaultLoggedOut } from './fallbacks.tsx';

export interface FetchingProps {
  engine: Engine;
  view: View;
  node: ReadyNode;
  have: Readonly<Record<string, DataOutcome>>;
  needs: readonly [string, DataRequest][];
  /** Names of data an action made stale; a new list with each action. */
  stale: readonly string[];
  draw: (data: Readonly<Record<string, unknown>>) => ReactNode;
}

interface OneFallback extends Pick<FallbackProps, 'retry'> {
  engine: Engine;
  view: View;
  node: ReadyNode;
  name: 'Loading' | 'Failure' | 'LoggedOut';
  message?: string | undefined;
}

/** The view's own fallback where it has one, else the engine's. */
export function Fallback({ engine, view, node, name, retry, message = '' }: OneFallback): ReactNode {
  const { locale } = engine;
  const root = { 'data-node': node.id, 'data-kind': node.kind };
  const Own = view[name];
  if (Own !== undefined) {
    const t = view.translate(locale);
    return <Own root={root} t={t} retry={retry} message={message} props={node.props} />;
  }
  if (name === 'Loading') return <DefaultLoading root={root} retry={retry} locale={locale} />;
  if (name === 'LoggedOut') return <DefaultLoggedOut root={root} retry={retry} locale={locale} />;
  return <DefaultFailed root={root} retry={retry} message={message} locale={locale} />;
}
