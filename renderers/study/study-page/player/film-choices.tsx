/** Controls only a film has: quality, captions, small window, theatre and the whole screen. */
import { Press } from '#pieces/player-parts.tsx';
import type { Played } from '#features/playback/index.ts';
import { useEffect } from 'react';
import type { MediaCaptions } from '#schemas/content/detail.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import { Choices } from '#ui/choices.tsx';
import type { Say } from '../say.ts';
import type { Shown, useCaptions } from './use-captions.ts';
import type { useFull } from '#ui/use-full.ts';

interface FilmChoicesProps {
  playback: Played;
  captions: ReturnType<typeof useCaptions>;
  full: ReturnType<typeof useFull>;
  has: MediaCaptions;
  isWide: boolean;
  setWide: (isWide: boolean) => void;
  t: Say;
}

const AUTO = 0;

/** The height wished for, remembered; where a film has it not, the connection decides. */
function Quality({ qualities, t }: { qualities: Played['qualities']; t: Say }) {
  const [height, choose] = useRemembered('player-quality', (kept) => Number(kept ?? AUTO) || AUTO);
  const place = qualities?.heights.indexOf(height) ?? -1;
  useEffect(() => {
    if (qualities !== undefined && qualities.heights.length > 1) qualities.choose(place);
  }, [qualities, place]);
  if (qualities === undefined || qualities.heights.length < 2) return null;
  return (
    <Choices
      label={t('quality')}
      value={String(place === -1 ? AUTO : height)}
      choices={[AUTO, ...qualities.heights.toSorted((one, other) => other - one)].map((one) => ({
        value: String(one),
        text: one === AUTO ? t('auto') : `${String(one)}p`,
      }))}
      choose={(value) => choose(Number(value))}
    />
  );
}

const isShown = (value: string): value is Shown => value === 'off' || value === 'cn' || value === 'en';

export function FilmChoices({ playback, captions, full, has, isWide, setWide, t }: FilmChoicesProps) {
  const languages = has.map(({ locale }) => ({
    value: locale,
    text: t(locale === 'cn' ? 'chinese' : 'english'),
  }));
  return (
    <>
      <Quality qualities={playback.qualities} t={t} />
      {languages.length > 0 && (
        <Choices
          label={t('captions')}
          value={captions.shown}
          choices={[{ value: 'off', text: t('noCaptions') }, ...languages]}
          choose={(value) => {
            if (isShown(value)) captions.choose(value);
          }}
        />
      )}
      {full.toggleSmall !== undefined && playback.hasBegun && (
        <Press icon="small-window" label={t('small')} onPress={full.toggleSmall} />
      )}
      {!full.isFull && (
        <Press icon="theatre" label={t('theatre')} isForWide isOn={isWide} onPress={() => setWide(!isWide)} />
      )}
      {full.toggleFull !== undefined && (
        <Press icon="full" label={t(full.isFull ? 'leaveFull' : 'full')} onPress={full.toggleFull} />
      )}
    </>
  );
}
