/** The parts a control shares with its label, its help and its faults: ids, its name and whether it is wrong. */
import type { Locale } from '#schemas/locale.ts';
import type { PropRow } from '#schemas/page/describe-props.ts';
import type { Fault } from '#schemas/page/ready.ts';
import { useLocale } from '#i18n/use-words.ts';
import { useFaults, useForm } from './use-form.ts';
import type { WidgetProps } from './widget-props.ts';

export interface FieldParts {
  id: string;
  name: string;
  label: string;
  help: string;
  faults: readonly Fault[];
  isWrong: boolean;
  /** Ids of the help and of the faults, where there are any. */
  describedBy: string | undefined;
  locale: Locale;
}

/** What a merchant reads of a field; its name where its schema says nothing. */
export const labelOf = (row: PropRow, locale: Locale): string => row.label?.[locale] ?? row.name;

export const helpIdOf = (id: string) => `${id}-help`;
export const faultIdOf = (id: string) => `${id}-fault`;

/** @param isDeep the control shows the faults of what stands in it too */
export function useParts({ row, pointer, bareLabel }: Omit<WidgetProps, 'value'>, isDeep = true): FieldParts {
  const form = useForm();
  const locale = useLocale();
  const faults = useFaults(pointer, isDeep);
  const id = form.idOf(pointer);
  const help = row.help?.[locale] ?? '';
  const describedBy = [
    ...(help === '' ? [] : [helpIdOf(id)]),
    ...(faults.length === 0 ? [] : [faultIdOf(id)]),
  ].join(' ');
  return {
    id,
    name: form.nameOf(pointer),
    label: bareLabel ?? labelOf(row, locale),
    help,
    faults,
    isWrong: faults.length > 0,
    describedBy: describedBy === '' ? undefined : describedBy,
    locale,
  };
}

/** What a control of the browser takes of it. */
export function controlProps({ id, name, isWrong, describedBy }: FieldParts) {
  return {
    id,
    name,
    'aria-invalid': isWrong ? true : undefined,
    'aria-describedby': describedBy,
  } as const;
}
