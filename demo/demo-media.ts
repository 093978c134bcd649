/** What a demo good plays or shows where its row does not say: a film, a voice, or its own summary. */
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { GoodsLine, PIECE_FIELDS } from '#schemas/goods-table/tables.ts';
import type { Text } from '#schemas/page/text.ts';

type Piece = Pick<GoodsLine, (typeof PIECE_FIELDS)[number]>;

/** Where rows name films and recordings: files of this folder, of which none is public. */
const FOLDER = '/demo/media/';
const FILM = 'window-light-lesson.mp4';
const TRIAL = 'window-light-trial.mp4';
const VOICE = 'breathing-lesson.m4a';
/** Lengths in seconds. */
const LENGTHS: Readonly<Record<string, number>> = {
  [FILM]: 72,
  [TRIAL]: 24,
  [VOICE]: 60,
  'reading-letter.pdf': 0,
  'writing-rain-lesson.mp3': 40,
};

const asHtml = (text: Text): Text =>
  typeof text === 'string' ? `<p>${text}</p>` : { cn: `<p>${text.cn}</p>`, en: `<p>${text.en}</p>` };

/** @throws where a demo shop names a file there is none of */
function nameOf(media: string): string {
  const name = media.replace(FOLDER, '');
  if (LENGTHS[name] === undefined) throw new Error(`The demo has no film or recording called ${media}.`);
  return name;
}

function filmOf(name: string): Piece {
  const beside = (ending: string) => name.replace(/mp4$/, ending);
  const film = {
    media: name,
    seconds: LENGTHS[name] ?? 0,
    captions_cn: beside('cn.vtt'),
    captions_en: beside('en.vtt'),
  };
  // The free lesson is one plain file, and short.
  if (name === TRIAL) return film;
  return {
    ...film,
    media_small: name.replace(/\.mp4$/, '-small.mp4'),
    chapters_cn: beside('chapters.cn.vtt'),
    chapters_en: beside('chapters.en.vtt'),
  };
}

/** Names of files stand in place of addresses; nothing for what is no single piece. */
function pieceOf(type: number | undefined, media: string | undefined, summary: Text): Piece {
  switch (type) {
    case RESOURCES.image_text.type:
      return media === undefined ? { text: asHtml(summary) } : { media: nameOf(media) };
    case RESOURCES.audio.type: {
      const name = nameOf(media ?? VOICE);
      return { media: name, seconds: LENGTHS[name] ?? 0 };
    }
    case RESOURCES.video.type:
    case RESOURCES.alive.type:
      return filmOf(nameOf(media ?? FILM));
    default:
      return {};
  }
}

/** The row with what it plays or reads; `texts` are those of articles, by their ids. */
export function addPiece<
  Line extends Piece & { id: string; type?: number | undefined; summary?: Text | undefined },
>(line: Line, texts: ReadonlyMap<string, Text>): Line {
  const piece = pieceOf(line.type, line.media, line.summary ?? '');
  const text = texts.get(line.id);
  return { ...line, ...piece, ...(text === undefined ? {} : { text }) };
}
