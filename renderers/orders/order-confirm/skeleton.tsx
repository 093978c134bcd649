/** The shape of the screen while its price comes. */
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

export function ConfirmSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.columns} role="status" aria-busy="true" aria-label={label}>
      <div className={styles.main}>
        {['144px', '232px', '176px'].map((height) => (
          <Skeleton key={height} shape="block" height={height} />
        ))}
      </div>
      <Skeleton shape="block" height="360px" />
    </div>
  );
}
