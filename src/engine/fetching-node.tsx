/** A node that still needs data: its fallback while loading, failed or logged out; the fetching part comes where it is needed. */
import { useEffect, useState, type ReactNode } from 'react';
import type { Fetched } from './fetched.tsx';
import { Fallback, type FetchingProps } from './fallback.tsx';
import { useViewer } from './provider.tsx';

export function FetchingNode(props: FetchingProps): ReactNode {
  const { engine, view, node, have, wanted } = props;
  const viewer = useViewer();
  const failed = wanted.map(([name]) => have[name]).find((loaded) => loaded?.ok === false);
  // What failed with the page is asked for by a retry; a failure that is gone was of another query.
  const [retried, setRetried] = useState<boolean>();
  const asked = retried ?? failed === undefined;
  const [part, setPart] = useState<{ Fetched: typeof Fetched }>();
  // What is the learner's own is never asked for a stranger, and not before somebody says who looks.
  const personal = wanted.some(([, request]) => request.endpoint.perLearner);
  const mayAsk = !personal || viewer.status === 'in';
  useEffect(() => {
    if (!asked || !mayAsk || part !== undefined) return;
    import('./fetched.tsx').then(
      (module) => setPart({ Fetched: module.Fetched }),
      () => setRetried(false),
    );
  }, [asked, mayAsk, part]);

  if (personal && viewer.status === 'out') {
    const login = () => engine.events.emit('viewer:needed', {});
    return <Fallback engine={engine} view={view} node={node} name="LoggedOut" retry={login} />;
  }
  if (part !== undefined && asked && mayAsk) return <part.Fetched {...props} />;
  const message = failed?.ok === false ? failed.msg : '';
  const retry = () => setRetried(true);
  return (
    <Fallback
      engine={engine}
      view={view}
      node={node}
      name={asked ? 'Loading' : 'Failed'}
      retry={retry}
      message={message}
    />
  );
}
