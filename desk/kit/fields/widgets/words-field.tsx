/** A list of words, one control each; and a list of such lists. */
import { pointerTo } from '#schemas/page/json.ts';
import type { PropRow } from '#schemas/page/describe-props.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useForm } from '../use-form.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import { ListFrame, type ListItem } from './list-frame.tsx';
import { DragHandle, RowTools } from './row-tools.tsx';
import styles from '../list.module.css';

/** What a new entry of these is: nothing yet, or a list with what it needs. */
function emptyItem(item: PropRow): unknown {
  if (item.form === 'text') return '';
  return item.form === 'list' ? Array.from({ length: item.min ?? 1 }, () => '') : '';
}

function Word({ at, row, pointer }: { at: ListItem; row: PropRow; pointer: string }) {
  const { View } = useForm();
  const t = useTranslation(fieldWords);
  const title = t('rowOf', { n: at.place + 1 });
  return (
    <div className={styles.word}>
      <DragHandle place={at.place} />
      <div className={styles.control}>
        <View row={row} pointer={pointer} value={at.item} bareLabel={title} />
      </div>
      <RowTools {...at} title={title} />
    </div>
  );
}

export function WordsField(props: WidgetProps) {
  const { item } = props.row;
  if (item === undefined) return null;
  return (
    <ListFrame
      {...props}
      makeItem={() => emptyItem(item)}
      draw={(at) => <Word at={at} row={item} pointer={pointerTo(props.pointer, at.place)} />}
    />
  );
}
