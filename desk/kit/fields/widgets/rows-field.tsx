/** A list of entries with fields of their own: each is titled by its first text, and opened one by one. */
import { useState, type ReactNode } from 'react';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import type { PropRow } from '#schemas/page/describe-props.ts';
import { isText, readText } from '#schemas/page/text.ts';
import type { Locale } from '#schemas/locale.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { Icon } from '#ui/icon.tsx';
import { newItem } from '../new-item.ts';
import { useForm, useMustShow } from '../use-form.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import { ListFrame, type ListItem } from './list-frame.tsx';
import { ObjectParts } from './object-field.tsx';
import { DragHandle, RowTools } from './row-tools.tsx';
import styles from '../list.module.css';

/** The first words among an entry's fields; its name of a choice or an address where it has none. */
export function titleOf(rows: readonly PropRow[], item: unknown, locale: Locale): string {
  if (!isObject(item)) return '';
  const texts = rows.filter(({ form }) => form === 'text');
  const others = rows.filter(({ form }) => form === 'string' || form === 'url' || form === 'image');
  const words = [...texts, ...others].map(({ name }) => {
    const value = item[name];
    return isText(value) ? readText(value, locale).trim() : '';
  });
  return words.find((text) => text !== '') ?? '';
}

/** A picture among an entry's fields, to know it by. */
function pictureOf(rows: readonly PropRow[], item: unknown): string {
  const row = rows.find(({ form }) => form === 'image');
  const url = row !== undefined && isObject(item) ? item[row.name] : undefined;
  return typeof url === 'string' ? url : '';
}

interface RowProps {
  at: ListItem;
  row: PropRow;
  pointer: string;
  /** A list of one or two is open as a whole. */
  isOpenFirst: boolean;
}

function Row({ at, row, pointer, isOpenFirst }: RowProps) {
  const t = useTranslation(fieldWords);
  const locale = useLocale();
  const form = useForm();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const mustShow = useMustShow([pointer]);
  const isShown = isOpen || mustShow;
  const title = titleOf(row.parts, at.item, locale) || t('rowOf', { n: at.place + 1 });
  const picture = pictureOf(row.parts, at.item);
  const bodyId = form.idOf(`${pointer}-body`);
  return (
    <>
      <div className={styles.head}>
        <DragHandle place={at.place} />
        <button
          type="button"
          className={styles.title}
          aria-expanded={isShown}
          aria-controls={bodyId}
          onClick={() => setOpen(!isShown)}
        >
          <Icon name={isShown ? 'chevron-down' : 'chevron-right'} size={14} />
          {picture !== '' && <img className={styles.thumb} src={picture} alt="" loading="lazy" />}
          <span className={styles.words}>{title}</span>
        </button>
        <RowTools {...at} title={title} />
      </div>
      <div id={bodyId} className={styles.body} hidden={!isShown}>
        {isShown && <ObjectParts row={row} pointer={pointer} value={at.item} />}
      </div>
    </>
  );
}

/** Entries beyond this are opened one by one. */
const OPEN_MAX = 2;

/** `children` stand above the entries. */
export function RowsField({ children, ...props }: WidgetProps & { children?: ReactNode }) {
  const { row, pointer, value } = props;
  const { item } = row;
  const [firstLength] = useState(Array.isArray(value) ? value.length : 0);
  if (item === undefined) return null;
  return (
    <ListFrame
      {...props}
      makeItem={() => newItem(item)}
      draw={(at) => (
        <Row
          at={at}
          row={item}
          pointer={pointerTo(pointer, at.place)}
          isOpenFirst={at.place === 0 || firstLength <= OPEN_MAX || at.place >= firstLength}
        />
      )}
    >
      {children}
    </ListFrame>
  );
}
