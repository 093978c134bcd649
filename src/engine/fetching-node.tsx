/** A node that still needs data: looks loading or failed, and brings the fetching part only in the browser and only then. */
import { useEffect, useState, type ReactNode } from 'react';
import type { DataRequest } from '#schemas/page/data-request.ts';
import type { Loaded, ReadyNode } from '#schemas/page/ready.ts';
import type { LookProps, View } from './define-view.ts';
import type { Engine } from './engine.ts';
import { DefaultFailed, DefaultLoading } from './looks.tsx';

export interface FetchingProps {
  engine: Engine;
  view: View;
  node: ReadyNode;
  have: Readonly<Record<string, Loaded>>;
  wanted: readonly [string, DataRequest][];
  draw: (fetched: Readonly<Record<string, unknown>>) => ReactNode;
}

type Fetched = typeof import('./fetched.tsx').Fetched;

export function FetchingNode(props: FetchingProps): ReactNode {
  const { engine, have, wanted } = props;
  const failed = wanted.map(([name]) => have[name]).find((loaded) => loaded?.ok === false);
  const [asked, setAsked] = useState(failed === undefined);
  const [part, setPart] = useState<{ Fetched: Fetched }>();
  useEffect(() => {
    if (!asked || part !== undefined) return;
    let gone = false;
    import('./fetched.tsx').then(
      (module) => {
        if (!gone) setPart({ Fetched: module.Fetched });
      },
      () => {
        if (!gone) setAsked(false);
      },
    );
    return () => {
      gone = true;
    };
  }, [asked, part]);

  if (part !== undefined && asked) return <part.Fetched {...props} />;
  const { view, node } = props;
  const message = failed?.ok === false ? failed.msg : '';
  const retry = () => setAsked(true);
  return (
    <Look engine={engine} view={view} node={node} name={asked ? 'Loading' : 'Failed'} retry={retry} message={message} />
  );
}

interface OneLook extends Pick<LookProps, 'retry'> {
  engine: Engine;
  view: View;
  node: ReadyNode;
  name: 'Loading' | 'Failed';
  message?: string | undefined;
}

/** The renderer's own look where it has one, else the engine's. */
export function Look({ engine, view, node, name, retry, message = '' }: OneLook): ReactNode {
  const root = { 'data-node': node.id, 'data-kind': node.kind };
  const Own = name === 'Loading' ? view.Loading : view.Failed;
  if (Own !== undefined) return <Own root={root} retry={retry} message={message} />;
  const Default = name === 'Loading' ? DefaultLoading : DefaultFailed;
  return <Default root={root} retry={retry} message={message} locale={engine.locale} />;
}
