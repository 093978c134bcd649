/** A known user: picture, name, a button to go on, and a way to use another account. */
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import styles from './known-user-card.module.css';

interface KnownUserCardProps {
  name: string;
  /** Address of the picture; empty for none. */
  src: string;
  hint?: string;
  /** The one press is not urged on anybody who has not agreed yet. */
  isUrged: boolean;
  isBusy: boolean;
  /** What the presses say. */
  go: string;
  other: string;
  onGo: () => void;
  onOther: () => void;
}

const PICTURE_PX = 72;

export function KnownUserCard(props: KnownUserCardProps) {
  const { name, src, hint, isUrged, isBusy, go, other, onGo, onOther } = props;
  return (
    <div className={styles.person}>
      <Avatar name={name} src={src} size={PICTURE_PX} />
      <p className={styles.name}>{name}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <Button tone={isUrged ? 'primary' : 'secondary'} block busy={isBusy} onClick={onGo}>
        {go}
      </Button>
      <Button tone="text" size="s" onClick={onOther}>
        {other}
      </Button>
    </div>
  );
}
