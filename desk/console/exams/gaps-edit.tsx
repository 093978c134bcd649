/** The gaps of a blank: for each the answers that count, one a line. */
import { useTranslation } from '#i18n/use-translation.ts';
import { joinEscaped, splitEscaped } from '#schemas/goods-table/escaped-list.ts';
import { withoutItem } from '#desk/kit/fields/list-change.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import styles from './exams.module.css';
import { examWords } from './words.ts';

const GAPS_MAX = 20;

export function GapsEdit({ pointer }: { pointer: string }) {
  const t = useTranslation(examWords);
  const { id, value, set, error } = useEditedField(`${pointer}/answer`);
  const gaps: string[] = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  return (
    <fieldset className={styles.part}>
      <legend>{t('gaps')}</legend>
      <p className={styles.hint}>{t('gapsHint')}</p>
      <ol className={styles.options}>
        {gaps.map((gap, index) => (
          <li key={String(index)} className={styles.option}>
            <label className={styles.gap}>
              <span>{t('gap', { n: index + 1 })}</span>
              <TextArea
                name={`${pointer}/answer/${String(index)}`}
                rows={2}
                value={splitEscaped(gap, '/').join('\n')}
                onChange={({ target }) => set(gaps.with(index, joinEscaped(target.value.split('\n'), '/')))}
              />
            </label>
            <Button
              size="s"
              tone="text"
              unavailable={gaps.length === 1}
              aria-label={t('removeOf', { name: t('gap', { n: index + 1 }) })}
              onClick={() => set(withoutItem(gaps, index))}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ol>
      <FieldError id={`${id}-error`} text={error} />
      <Button
        size="s"
        data-action="add-gap"
        unavailable={gaps.length >= GAPS_MAX}
        onClick={() => set([...gaps, ''])}
      >
        {t('addGap')}
      </Button>
    </fieldset>
  );
}
