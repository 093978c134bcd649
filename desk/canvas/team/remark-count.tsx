/** How many remarks are open on a block, for its row in the outline; nothing where there are none. */
import { useWords } from '#i18n/use-words.ts';
import { useTeam } from './team-context.ts';
import { teamWords } from './words.ts';
import styles from './team.module.css';

export function RemarkCount({ node }: { node: string }) {
  const t = useWords(teamWords);
  const count = useTeam().counts[node] ?? 0;
  if (count === 0) return null;
  const name = t('remarksCount', { count });
  return (
    <span className={styles.count} role="img" aria-label={name} title={name}>
      {count}
    </span>
  );
}
