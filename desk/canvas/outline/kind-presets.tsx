/** The examples of one kind of block, to begin with another than the usual one. */
import { useEffect, useState } from 'react';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { readText } from '#schemas/page/text.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { KindIcon } from './kind-icon.tsx';
import { presetsOf, type Preset } from './presets.ts';
import { titleTextOf } from './rows.ts';
import { useInsert } from './use-insert.ts';
import { outlineWords } from './words.ts';
import styles from './library.module.css';

type Presets = readonly Preset[] | 'failed' | undefined;

function usePresets(definition: AnyRenderer): Presets {
  const [presets, setPresets] = useState<Presets>();
  useEffect(() => {
    presetsOf(definition).then(setPresets, () => setPresets('failed'));
  }, [definition]);
  return presets;
}

export function KindPresets({ definition, onBack }: { definition: AnyRenderer; onBack: () => void }) {
  const t = useWords(outlineWords);
  const locale = useLocale();
  const presets = usePresets(definition);
  const { insertPreset } = useInsert();
  const nameOf = ({ name }: Preset, index: number) =>
    name === 'typical' ? t('typical') : name === 'minimal' ? t('minimal') : t('variant', { n: index + 1 });
  return (
    <>
      <p className={styles.back}>
        <Button size="s" onClick={onBack}>
          {t('allKinds')}
        </Button>
        <strong>{readText(definition.title, locale)}</strong>
      </p>
      {presets === undefined && <Skeleton lines={3} />}
      {presets === 'failed' && <p role="alert">{t('loadFailed')}</p>}
      {Array.isArray(presets) && (
        <ul className={styles.kinds}>
          {presets.map((preset, index) => (
            <li key={preset.name} className={styles.card}>
              <button
                type="button"
                className={styles.kind}
                data-preset={preset.name}
                onClick={() => insertPreset(definition, preset)}
              >
                <KindIcon kind={definition.kind} isLarge />
                <span className={styles.name}>{nameOf(preset, index)}</span>
                <span className={styles.about}>{titleTextOf({ node: preset }, locale)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
