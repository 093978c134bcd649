/** Fields two people changed at once: both values beside each other, one of which is kept. */
import type { ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { readWrongText } from '#desk/kit/fields/wrong-text.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '../panel.tsx';
import styles from './editor.module.css';
import { screenWords } from '../words.ts';
import { chooseSide, type ItemConflict } from './item-edit.ts';
import type { ItemEditor } from './use-item-editor.ts';

interface ConflictsProps {
  editor: ItemEditor;
  /** What a field is called. */
  labelOf: (name: string) => string;
}

function textOf(value: unknown): string {
  const wrong = readWrongText(value);
  if (wrong !== undefined) return wrong;
  if (value === undefined || value === null || value === '') return '';
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : JSON.stringify(value, null, 1);
}

export function Conflicts({ editor, labelOf }: ConflictsProps): ReactNode {
  const t = useTranslation(screenWords);
  const { conflicts } = editor.edit;
  if (conflicts.length === 0) return null;
  const choose = (conflict: ItemConflict, side: 'yours' | 'theirs') =>
    editor.setEdit((now) => chooseSide(now, conflict, side));
  return (
    <div role="alert">
      <Panel title={t('conflictTitle')}>
        <p>{t('conflictText')}</p>
        {conflicts.map((conflict) => (
          <div key={conflict.name} className={styles.conflict} data-conflict={conflict.name}>
            <p className={styles.conflictName}>{labelOf(conflict.name)}</p>
            {(['yours', 'theirs'] as const).map((side) => (
              <div key={side} className={styles.side}>
                <Button size="s" data-action={side} onClick={() => choose(conflict, side)}>
                  {t(side)}
                </Button>
                <span>{textOf(conflict[side]) || t('empty')}</span>
              </div>
            ))}
          </div>
        ))}
      </Panel>
    </div>
  );
}
