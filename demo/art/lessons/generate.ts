/**
 * Writes what the lessons of the demo play into demo/media, by hand: `tsx demo/art/lessons/generate.ts`.
 * Apart from what the public pages play: no paid lesson lies in a public folder.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '#schemas/locale.ts';
import { makeMediaKeeper } from '#server/areas/media/packaging/keep-media.ts';
import { mediaFolderOf } from '#server/areas/media/store/kept-media.ts';
import { openLocalFiles } from '#server/kernel/files/local.ts';
import { captions, stamp } from '../media/captions.ts';
import { film, recording } from '../media/encode.ts';
import { FILM } from '../media/film.ts';
import { breathing, filmSound, writingRain } from '../media/sound.ts';
import { paper } from './paper.ts';

const CHAPTERS = [
  { from: 0, cn: '正面光', en: 'Front light' },
  { from: 8.2, cn: '侧光', en: 'Side light' },
  { from: 15.4, cn: '逆光', en: 'Back light' },
  { from: 19.6, cn: '今晚的作业', en: 'Tonight’s work' },
] as const;

/** The chapters of the demo's lesson about light, as WebVTT. @param pace how many times as long as drawn the film is */
function chapters(locale: Locale, pace: number): string {
  const cues = CHAPTERS.map((chapter, index) => {
    const to = CHAPTERS[index + 1]?.from ?? FILM.seconds;
    return `${stamp(chapter.from * pace)} --> ${stamp(to * pace)}\n${chapter[locale]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** How the lessons of the demo differ from what its public pages play: longer, and of a smaller picture. */
const LESSON = {
  pace: 3,
  width: 640,
  height: 360,
  /** The same film for slow networks. */
  smallWidth: 320,
  smallHeight: 180,
  breathingSeconds: 60,
  rainSeconds: 40,
  /** The free lesson. */
  plain: 'window-light-trial.mp4',
} as const;

const target = join(import.meta.dirname, '../../../demo/media');
const scratch = mkdtempSync(join(tmpdir(), 'lectern-lessons-'));
const scratchFile = (name: string) => join(scratch, name);
const size = { width: LESSON.width, height: LESSON.height };

function writeScratch(name: string, data: Buffer | string): string {
  writeFileSync(scratchFile(name), data);
  return scratchFile(name);
}

async function recordFilm(name: string, pace: number): Promise<void> {
  const sound = writeScratch(`${name}.wav`, filmSound(FILM.seconds * pace));
  await film(scratchFile(`${name}.mp4`), sound, { ...size, pace });
  for (const locale of ['cn', 'en'] as const) writeScratch(`${name}.${locale}.vtt`, captions(locale, pace));
}

/** Cut as a merchant's would be, and laid beside its description. */
async function keep(name: string): Promise<void> {
  const store = scratchFile('files');
  // What is tried whole is one plain file.
  const form = name === LESSON.plain ? 'whole' : 'best';
  const outcome = await makeMediaKeeper(openLocalFiles(store))('demo', { path: scratchFile(name), form });
  if (!outcome.ok) throw new Error(`${name}: ${outcome.reason}`);
  if (outcome.media.form === 'converting') throw new Error(`${name} has to be converted first.`);
  const folder = join(store, mediaFolderOf('demo', outcome.media.id));
  cpSync(folder, join(target, name), { recursive: true });
}

try {
  await recordFilm('window-light-trial', 1);
  await recordFilm('window-light-lesson', LESSON.pace);
  const small = { width: LESSON.smallWidth, height: LESSON.smallHeight, pace: LESSON.pace };
  const sound = scratchFile('window-light-lesson.wav');
  await film(scratchFile('window-light-lesson-small.mp4'), sound, small);
  for (const locale of ['cn', 'en'] as const)
    writeScratch(`window-light-lesson.chapters.${locale}.vtt`, chapters(locale, LESSON.pace));
  await paper(scratchFile('reading-letter.pdf'));
  const breath = writeScratch('breathing.wav', breathing(LESSON.breathingSeconds));
  await recording(scratchFile('breathing-lesson.m4a'), breath);
  const rain = writeScratch('rain.wav', writingRain(LESSON.rainSeconds));
  await recording(scratchFile('writing-rain-lesson.mp3'), rain);
  rmSync(target, { recursive: true, force: true });
  for (const name of readdirSync(scratch)) if (!/\.wav$|^files$/.test(name)) await keep(name);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
