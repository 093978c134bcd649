/** A whole screen with nothing to show: what is not there, and the ways on. */
import { Button } from './button.tsx';
import { Empty } from './empty.tsx';
import styles from './empty-page.module.css';

interface EmptyPageProps {
  /** What a view spreads on its root; left out where it stands in one. */
  root?: object;
  title: string;
  hint: string;
  /** The first is the one most people want. */
  ways: readonly { href: string; text: string }[];
}

export function EmptyPage({ root, title, hint, ways }: EmptyPageProps) {
  const action = (
    <div className={styles.ways}>
      {ways.map(({ href, text }, place) => (
        <Button key={href} tone={place === 0 ? 'primary' : 'secondary'} href={href}>
          {text}
        </Button>
      ))}
    </div>
  );
  return (
    <div {...root}>
      <Empty level={1} title={title} hint={hint} action={action} />
    </div>
  );
}
