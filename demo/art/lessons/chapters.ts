/** The chapters of the demo's lesson about light, as WebVTT. */
import type { Locale } from '#schemas/locale.ts';
import { FILM } from '../media/film.ts';
import { stamp } from '../media/captions.ts';

const CHAPTERS = [
  { from: 0, cn: '正面光', en: 'Front light' },
  { from: 8.2, cn: '侧光', en: 'Side light' },
  { from: 15.4, cn: '逆光', en: 'Back light' },
  { from: 19.6, cn: '今晚的作业', en: 'Tonight’s work' },
] as const;

/** @param pace how many times as long as drawn the film is */
export function chapters(locale: Locale, pace: number): string {
  const cues = CHAPTERS.map((chapter, index) => {
    const to = CHAPTERS[index + 1]?.from ?? FILM.seconds;
    return `${stamp(chapter.from * pace)} --> ${stamp(to * pace)}\n${chapter[locale]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
