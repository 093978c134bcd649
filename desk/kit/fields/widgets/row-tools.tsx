/** The buttons of one entry of a list. */
import { useTranslation } from '#i18n/use-translation.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { fieldWords } from '../words.ts';
import { DRAG_TYPE, type ListItem } from './list-frame.tsx';
import styles from '../list.module.css';

interface RowToolsProps extends ListItem {
  title: string;
  /** Of things that are picked: one stands in a list once. */
  isUnique?: boolean;
}

interface ToolProps {
  icon: IconName;
  label: string;
  isOff?: boolean;
  onClick: () => void;
}

function Tool({ icon, label, isOff = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={isOff ? true : undefined}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}

/** Dragged by mouse; the keyboard has Alt and arrows, and the buttons. */
export function DragHandle({ place }: { place: number }) {
  const t = useTranslation(fieldWords);
  return (
    <span
      className={styles.handle}
      draggable
      title={t('drag')}
      aria-hidden="true"
      onDragStart={(event) => {
        event.stopPropagation();
        event.dataTransfer.setData(DRAG_TYPE, String(place));
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <Icon name="menu" size={16} />
    </span>
  );
}

export function RowTools(props: RowToolsProps) {
  const { title, place, length, canAdd, canRemove, isUnique = false, move, duplicate, remove } = props;
  const t = useTranslation(fieldWords);
  const say = (action: string) => t('of', { action, title });
  return (
    <span className={styles.tools}>
      <Tool icon="chevron-up" label={say(t('up'))} isOff={place === 0} onClick={() => move(place - 1)} />
      <Tool
        icon="chevron-down"
        label={say(t('down'))}
        isOff={place === length - 1}
        onClick={() => move(place + 1)}
      />
      {!isUnique && <Tool icon="copy" label={say(t('duplicate'))} isOff={!canAdd} onClick={duplicate} />}
      <Tool icon="close" label={say(t('remove'))} isOff={!canRemove} onClick={remove} />
    </span>
  );
}
