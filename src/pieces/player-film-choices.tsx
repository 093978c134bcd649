/** Controls only a film has: quality, captions, small window, theatre and the whole screen. */
import { useEffect } from 'react';
import type { MediaCaptions } from '#schemas/content/detail.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import { Choices } from '#ui/choices.tsx';
import type { useFull } from '#ui/use-full.ts';
import { useWords } from '#i18n/use-words.ts';
import type { PlayerControls } from './player-controls.ts';
import { Press } from './player-parts.tsx';
import { playerWords } from './player-words.ts';
import type { CaptionChoice, useCaptions } from './use-captions.ts';

interface FilmChoicesProps {
  playback: Pick<PlayerControls, 'qualities' | 'hasBegun'>;
  captions: ReturnType<typeof useCaptions>;
  full: ReturnType<typeof useFull>;
  has: MediaCaptions;
  /** As wide as the page, where it may be that. */
  theatre?: { isWide: boolean; setWide: (isWide: boolean) => void };
}

const AUTO = 0;

/** The height wished for, remembered; where a film has it not, the connection decides. */
function Quality({ qualities }: Pick<PlayerControls, 'qualities'>) {
  const t = useWords(playerWords);
  const [height, choose] = useRemembered('player-quality', (text) => Number(text ?? AUTO) || AUTO);
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

const isShown = (value: string): value is CaptionChoice =>
  value === 'off' || value === 'cn' || value === 'en';

export function FilmChoices({ playback, captions, full, has, theatre }: FilmChoicesProps) {
  const t = useWords(playerWords);
  const languages = has.map(({ locale }) => ({
    value: locale,
    text: t(locale === 'cn' ? 'chinese' : 'english'),
  }));
  return (
    <>
      <Quality qualities={playback.qualities} />
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
      {!full.isFull && theatre !== undefined && (
        <Press
          icon="theatre"
          label={t('theatre')}
          isForWide
          isOn={theatre.isWide}
          onPress={() => theatre.setWide(!theatre.isWide)}
        />
      )}
      {full.toggleFull !== undefined && (
        <Press icon="full" label={t(full.isFull ? 'leaveFull' : 'full')} onPress={full.toggleFull} />
      )}
    </>
  );
}
