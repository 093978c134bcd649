/** The way to tell the shop that what is tried here does not play as it should, in a corner of the player (D94, M233). */
import { useState } from 'react';
import { useEngine, useViewer } from '#engine/provider.tsx';
import { tellTrouble } from '#features/playback/index.ts';
import { TroubleForm } from '#pieces/trouble-form.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Piece } from './playable.ts';
import type { Say } from './say.ts';
import styles from './player.module.css';

interface TroubleProps {
  piece: Piece;
  place: { readonly current: HTMLMediaElement | null };
  url: string;
  hasFailed: boolean;
  t: Say;
}

/** Told by people with a name: the shop keeps it for them. */
export function Trouble({ piece, place, url, hasFailed, t }: TroubleProps) {
  const engine = useEngine();
  const { status } = useViewer();
  const [isTelling, setTelling] = useState(false);
  if (status !== 'in') return null;
  const lesson = { id: piece.goods_id, type: piece.goods_type };
  return (
    <>
      <button
        type="button"
        className={styles.trouble}
        aria-label={t('trouble')}
        title={t('trouble')}
        onClick={() => setTelling(true)}
      >
        <Icon name="warning" size={16} />
      </button>
      {isTelling && (
        <TroubleForm
          first={hasFailed ? 'cannot-play' : 'other'}
          report={(kind, text) => tellTrouble(engine, { place, stops: 0 }, { lesson, url, kind, text })}
          close={() => setTelling(false)}
        />
      )}
    </>
  );
}
