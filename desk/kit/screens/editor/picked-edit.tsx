/** Ids of other things of the shop, one a line: typed, or picked by their names. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { FieldRef } from '#schemas/page/field.ts';
import { Button } from '#ui/button.tsx';
import { ThingDialog } from '../../pickers/thing-dialog.tsx';
import { screenWords } from '../words.ts';
import { LinesEdit, useEditedField } from './fields.tsx';

interface PickedEditProps {
  pointer: string;
  label: string;
  of: FieldRef;
}

const MAX = 200;

export function PickedEdit({ pointer, label, of }: PickedEditProps) {
  const t = useTranslation(screenWords);
  const { value, set } = useEditedField(pointer);
  const [isOpen, setOpen] = useState(false);
  const ids: string[] = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return (
    <div>
      <LinesEdit key={ids.join(' ')} pointer={pointer} label={label} />
      <Button size="s" data-action="pick" onClick={() => setOpen(true)}>
        {t('pick')}
      </Button>
      {isOpen && (
        <ThingDialog
          of={of}
          chosenIds={ids}
          max={MAX}
          onChoose={(next) => set(next.length === 0 ? undefined : [...next])}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
