/** A thing of the shop as it is known by: its picture and title, or that there is none. */
import type { FieldRef } from '#schemas/page/field.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import type { Thing } from './things.ts';
import { useThing } from './use-things.ts';
import { pickerWords } from './words.ts';
import styles from './pickers.module.css';

export function ThingPicture({ picture }: Pick<Thing, 'picture'>) {
  if (picture === '') return null;
  return <img className={styles.picture} src={picture} alt="" loading="lazy" />;
}

export function ThingLine({ of: kind, id }: { of: FieldRef; id: string }) {
  const t = useTranslation(pickerWords);
  const { thing, isMissing } = useThing(kind, id);
  if (isMissing)
    return (
      <p className={styles.missing} role="status">
        <Icon name="warning" size={14} />
        {t('missing')}
      </p>
    );
  if (thing === undefined) return null;
  return (
    <p className={styles.thing}>
      <ThingPicture picture={thing.picture} />
      <span>{thing.title}</span>
    </p>
  );
}
