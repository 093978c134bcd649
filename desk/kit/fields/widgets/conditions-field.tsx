/** When a block is shown: a sentence, and its parts behind it. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { conditionSentence } from '../condition-sentence.ts';
import { conditionWords } from '../condition-words.ts';
import { FieldShell } from '../field-shell.tsx';
import { useForm, useMustShow } from '../use-form.ts';
import { useParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { ObjectParts } from './object-field.tsx';
import styles from '../fields.module.css';

export function ConditionsField(props: WidgetProps) {
  const { row, pointer, value } = props;
  const form = useForm();
  const t = useTranslation(conditionWords);
  const parts = useParts(props, false);
  const [isOpen, setOpen] = useState(false);
  const mustShow = useMustShow(row.parts.map(({ name }) => `${pointer}/${name}`));
  const isShown = isOpen || mustShow;
  const bodyId = `${parts.id}-body`;
  return (
    <FieldShell {...props} parts={parts} isGroup isNamed>
      <p className={styles.sentence} role="status">
        {conditionSentence(value, row.parts, parts.locale)}
      </p>
      <div className={styles.actions}>
        <Button size="s" aria-expanded={isShown} aria-controls={bodyId} onClick={() => setOpen(!isShown)}>
          {isShown ? t('close') : t('edit')}
        </Button>
        {value !== undefined && (
          <Button size="s" tone="text" onClick={() => form.set(pointer, undefined)}>
            {t('clear')}
          </Button>
        )}
      </div>
      <div id={bodyId} className={styles.inner} hidden={!isShown}>
        {isShown && <ObjectParts {...props} />}
      </div>
    </FieldShell>
  );
}
