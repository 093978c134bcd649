/** A thing of the shop by its id, or several in their order: found and chosen in a box, or typed by who knows the id. */
import { useState } from 'react';
import { pointerTo } from '#schemas/page/json.ts';
import type { FieldRef } from '#schemas/page/field.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ThingDialog } from '#desk/kit/pickers/thing-dialog.tsx';
import { ThingLine } from '#desk/kit/pickers/thing-line.tsx';
import { pickerWords } from '#desk/kit/pickers/words.ts';
import { FieldShell } from '../field-shell.tsx';
import { useForm } from '../use-form.ts';
import { controlProps, useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { ListFrame, type ListItem } from './list-frame.tsx';
import { DragHandle, RowTools } from './row-tools.tsx';
import styles from '../list.module.css';

interface ChooseProps {
  of: FieldRef;
  label: string;
  chosenIds: readonly string[];
  max: number;
  onChoose: (ids: readonly string[]) => void;
}

/** Opens the box. */
function ChooseButton({ label, ...props }: ChooseProps) {
  const t = useTranslation(pickerWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        aria-label={`${t('chooseOf', { what: t(props.of) })}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {t('choose')}
      </Button>
      {isOpen && <ThingDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export function PickField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const form = useForm();
  const parts = useParts(props);
  const { ref } = row;
  const id = textOf(value);
  if (ref === undefined) return null;
  return (
    <FieldShell
      {...props}
      parts={parts}
      end={
        <ChooseButton
          of={ref}
          label={parts.label}
          chosenIds={id === '' ? [] : [id]}
          max={1}
          onChoose={([next]) => form.set(pointer, next)}
        />
      }
    >
      <TextInput
        {...controlProps(parts)}
        value={id}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => form.set(pointer, event.target.value)}
      />
      <ThingLine of={ref} id={id} />
    </FieldShell>
  );
}

/** One of several, known by its title; its id can still be typed. */
function Pick({ at, of: kind, pointer }: { at: ListItem; of: FieldRef; pointer: string }) {
  const form = useForm();
  const t = useTranslation(pickerWords);
  const id = textOf(at.item);
  return (
    <div className={styles.word}>
      <DragHandle place={at.place} />
      <div className={styles.control}>
        <TextInput
          name={form.nameOf(pointer)}
          aria-label={t('id')}
          value={id}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => form.set(pointer, event.target.value)}
        />
        <ThingLine of={kind} id={id} />
      </div>
      <RowTools {...at} title={id} isUnique />
    </div>
  );
}

export function PicksField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const form = useForm();
  const { label } = useParts(props, false);
  const { ref } = row;
  if (ref === undefined) return null;
  const ids: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <ListFrame
      {...props}
      actions={
        <ChooseButton
          of={ref}
          label={label}
          chosenIds={ids.map(textOf)}
          max={row.max ?? Number.POSITIVE_INFINITY}
          onChoose={(next) => form.set(pointer, next)}
        />
      }
      draw={(at) => <Pick at={at} of={ref} pointer={pointerTo(pointer, at.place)} />}
    />
  );
}
