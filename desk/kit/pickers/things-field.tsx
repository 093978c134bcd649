/** Things of the shop that were picked, each by its name with a cross, and the button that opens the box. */
import { useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FieldRef } from '#schemas/page/field.ts';
import { Button } from '#ui/button.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { ThingDialog } from './thing-dialog.tsx';
import { useThing } from './use-things.ts';
import styles from './pickers.module.css';
import { pickerWords } from './words.ts';

interface ThingsFieldProps {
  of: FieldRef;
  label: string;
  ids: readonly string[];
  max?: number;
  onChange: (ids: readonly string[]) => void;
}

const MAX = 200;

function Chip({ of: kind, id, remove }: { of: FieldRef; id: string; remove: () => void }) {
  const t = useTranslation(pickerWords);
  const { thing, isMissing } = useThing(kind, id);
  const title = thing?.title ?? id;
  return (
    <li className={styles.chip} data-chip={id}>
      <span title={id}>{isMissing ? `${id}: ${t('missing')}` : title}</span>
      <CloseButton label={t('remove', { title })} onClick={remove} />
    </li>
  );
}

export function ThingsField({ of: kind, label, ids, max = MAX, onChange }: ThingsFieldProps) {
  const t = useTranslation(pickerWords);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="group" aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      {ids.length > 0 && (
        <ul className={styles.chips}>
          {ids.map((one) => (
            <Chip
              key={one}
              of={kind}
              id={one}
              remove={() => onChange(ids.filter((other) => other !== one))}
            />
          ))}
        </ul>
      )}
      <Button size="s" data-action="pick" onClick={() => setOpen(true)}>
        {t('chooseOf', { what: t(kind) })}
      </Button>
      {isOpen && (
        <ThingDialog of={kind} chosenIds={ids} max={max} onChoose={onChange} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
