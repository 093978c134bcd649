/** How well a colour reads on its ground, and a near one that does. */
import { useTranslation } from '#i18n/use-translation.ts';
import { contrast, ensureContrast, TEXT_CONTRAST, toHex, type Rgb } from '#ui/theme/contrast.ts';
import { Button } from '#ui/button.tsx';
import { fieldWords } from './words.ts';
import styles from './fields.module.css';

interface ContrastLineProps {
  color: Rgb;
  /** `isOwn`: a colour chosen beside it, which is named. */
  ground: { color: Rgb; isOwn: boolean };
  fix: (color: string) => void;
}

export function ContrastLine({ color, ground, fix }: ContrastLineProps) {
  const t = useTranslation(fieldWords);
  const ratio = contrast(color, ground.color);
  const text = (Math.floor(ratio * 10) / 10).toFixed(1);
  if (ratio >= TEXT_CONTRAST) {
    const words = t(ground.isOwn ? 'contrastOn' : 'contrast', { ratio: text, color: toHex(ground.color) });
    return <p className={styles.help}>{words}</p>;
  }
  const better = toHex(ensureContrast(color, [ground.color]));
  return (
    <div className={styles.warning} role="status">
      <p>{t(ground.isOwn ? 'contrastOnLow' : 'contrastLow', { ratio: text, color: toHex(ground.color) })}</p>
      <Button size="s" onClick={() => fix(better)}>
        {t('fix', { color: better })}
      </Button>
    </div>
  );
}
