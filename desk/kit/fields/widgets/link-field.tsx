/** A link: where it leads first, then what that needs, picked from the shop where it is a thing of it. */
import { LINK_NAMES } from '#schemas/page/link.ts';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import type { PropRow } from '#schemas/page/describe-props.ts';
import type { FieldRef } from '#schemas/page/field.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { SelectInput } from '#ui/select-input.tsx';
import { asTypeChoice } from '../goods-type-row.ts';
import { FieldShell } from '../field-shell.tsx';
import { useForm } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import { choiceName } from './choice-field.tsx';
import styles from '../fields.module.css';

const PART_NAMES: readonly string[] = [
  'link_type',
  'link_url',
  'link_id',
  'type',
  'content_app_id',
  'target',
];

export const isLinkPart = ({ name }: PropRow): boolean => PART_NAMES.includes(name);

/** Whether an object is, or holds, the fields of a link (D31). */
export const hasLinkParts = ({ parts }: PropRow): boolean =>
  ['link_type', 'link_url', 'link_id'].every((name) => parts.some((part) => part.name === name));

type LinkName = (typeof LINK_NAMES)[number];

/** What the target's ID names. */
const REFS: Readonly<Partial<Record<LinkName, FieldRef>>> = {
  goods: 'goods',
  page: 'page',
  svip: 'page',
  zone: 'zone',
  tag: 'tag',
  'course-list': 'tag',
};

/** Where a stored link leads: by its type, else by its address. */
function leadsTo(value: unknown): LinkName | undefined {
  if (!isObject(value)) return undefined;
  const { link_type: type, link_url: url } = value;
  if (typeof type === 'number') return LINK_NAMES[type];
  return typeof url === 'string' && url !== '' ? 'url' : undefined;
}

/** Fields that mean something for each way. */
function partsFor(to: LinkName | undefined): readonly string[] {
  if (to === undefined || to === 'none') return [];
  if (to === 'url') return ['link_url', 'target'];
  if (to === 'goods') return ['link_id', 'type', 'target'];
  return to === 'search' || REFS[to] !== undefined ? ['link_id', 'target'] : ['target'];
}

const rowsByRef = new WeakMap<PropRow, Map<string, PropRow>>();

/** The row of the target, as one that names this kind of thing; the same each time. */
function targetRow(row: PropRow, to: LinkName): PropRow {
  const ref = REFS[to];
  if (ref === undefined) return row;
  const rows = rowsByRef.get(row) ?? new Map<string, PropRow>();
  rowsByRef.set(row, rows);
  const own = rows.get(ref) ?? { ...row, ref };
  rows.set(ref, own);
  return own;
}

/** The row a part is filled in by. */
function rowOf(part: PropRow, to: LinkName): PropRow {
  if (part.name === 'type') return asTypeChoice(part);
  return part.name === 'link_id' ? targetRow(part, to) : part;
}

/** Which way a link leads. Another way forgets the target of the one before. */
function WaySelect({ row, pointer, value }: WidgetProps) {
  const form = useForm();
  const t = useTranslation(fieldWords);
  const typeRow = row.parts.find(({ name }) => name === 'link_type');
  const own = pointerTo(pointer, 'link_type');
  const parts = useParts({ row: typeRow ?? row, pointer: own });
  const to = leadsTo(value);
  const choose = (next: number) => {
    const rest = isObject(value)
      ? Object.entries(value).filter(([name]) => !PART_NAMES.includes(name) || name === 'target')
      : [];
    const way = next < 0 ? [] : [['link_type', next]];
    const link = Object.fromEntries([...rest.filter(([name]) => next > 0 || name !== 'target'), ...way]);
    form.set(pointer, Object.keys(link).length === 0 && !row.required ? undefined : link);
  };
  if (typeRow === undefined) return null;
  return (
    <FieldShell row={typeRow} pointer={own} value={undefined} parts={{ ...parts, help: '' }}>
      <SelectInput
        {...controlProps({ ...parts, help: '' })}
        value={to === undefined ? -1 : LINK_NAMES.indexOf(to)}
        onChange={(event) => choose(Number(event.target.value))}
      >
        <option value={-1}>{t('notChosen')}</option>
        {typeRow.options.map((option, place) => (
          <option key={place} value={Number(option)}>
            {choiceName(typeRow, place, parts)}
          </option>
        ))}
      </SelectInput>
    </FieldShell>
  );
}

export function LinkParts(props: WidgetProps) {
  const { row, pointer, value } = props;
  const { View } = useForm();
  const to = leadsTo(value);
  return (
    <>
      <WaySelect {...props} />
      {to !== undefined &&
        row.parts
          .filter(({ name }) => partsFor(to).includes(name))
          .map((part) => (
            <View
              key={`${to} ${part.name}`}
              row={rowOf(part, to)}
              pointer={pointerTo(pointer, part.name)}
              value={isObject(value) ? value[part.name] : undefined}
            />
          ))}
    </>
  );
}

export function LinkField(props: WidgetProps) {
  const parts = useParts(props, false);
  return (
    <FieldShell {...props} parts={parts} isGroup isNamed>
      <div className={styles.inner}>
        <LinkParts {...props} />
      </div>
    </FieldShell>
  );
}
