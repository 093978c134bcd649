/** A node that still needs data: looks loading or failed, and brings the fetching part only in the browser and only then. */
import { useEffect, useState, type ReactNode } from 'react';
import type { Fetched } from './fetched.tsx';
import { Look, type FetchingProps } from './look.tsx';

export function FetchingNode(props: FetchingProps): ReactNode {
  const { engine, have, wanted } = props;
  const failed = wanted.map(([name]) => have[name]).find((loaded) => loaded?.ok === false);
  const [asked, setAsked] = useState(failed === undefined);
  const [part, setPart] = useState<{ Fetched: typeof Fetched }>();
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
    <Look
      engine={engine}
      view={view}
      node={node}
      name={asked ? 'Loading' : 'Failed'}
      retry={retry}
      message={message}
    />
  );
}
