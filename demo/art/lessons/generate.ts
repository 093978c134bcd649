/**
 * Writes what the lessons of the demo play into demo/media, by hand: `tsx demo/art/lessons/generate.ts`.
 * Apart from what the public pages play: no paid lesson lies in a public folder.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Locale } from '#schemas/locale.ts';
import { makeMediaKeeper } from '#server/areas/media/packaging/keep-media.ts';
import { mediaFolderOf } from '#server/areas/media/store/kept-media.ts';
import { openLocalFiles } from '#server/kernel/files/local.ts';
import { chromiumArgs, findChromium } from '../../../tools/chromium.ts';
import { captions, stamp } from '../media/captions.ts';
import { film, recording } from '../media/encode.ts';
import { FILM } from '../media/film.ts';
import { breathing, filmSound, writingRain } from '../media/sound.ts';

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

const PAGES = [
  [
    '给书里的人写一封信',
    'A letter to somebody in the book',
    '期末不考试，写一封信。收信人是这学期读过的书里的任何一个人。',
    'There is no exam at the end, there is a letter: to anybody in the books of this term.',
  ],
  [
    '先选人',
    'First choose',
    '选一个你还有话想问他的人。喜欢不要紧，放不下才要紧。',
    'Choose somebody you still have a question for. Liking them matters little.',
  ],
  [
    '再问一个真问题',
    'Then ask what you do not know',
    '不问书里写了的。问他没说、你又猜不到的那一件。',
    'Not what the book says. Ask the one thing it keeps back and you cannot guess.',
  ],
  [
    '最后署名',
    'Sign it',
    '写上你的名字、年龄和今天的天气。信会在班里读，不打分。',
    'Write your name, your age and the weather. Letters are read in class and get no mark.',
  ],
] as const;

const page = ([cn, en, says, tells]: (typeof PAGES)[number]) =>
  `<section><h1>${cn}<br><small>${en}</small></h1><p>${says}</p><p lang="en">${tells}</p></section>`;

const HTML = `<!doctype html><html lang="zh"><title>A letter</title><style>
@page { size: A5; margin: 18mm; }
body { font: 15px/1.8 sans-serif; color: #222; }
section { break-after: page; }
section:last-child { break-after: auto; }
h1 { font-size: 22px; line-height: 1.4; border-bottom: 2px solid #c8642a; padding-bottom: 8px; }
small { color: #777; font-weight: 400; font-size: 14px; }
</style>${PAGES.map(page).join('')}</html>`;

/** A lesson on paper: four pages of A5 in both languages, printed to a PDF by the browser of the tests. */
async function paper(out: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArgs(),
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const tab = await browser.newPage();
    await tab.setContent(HTML);
    await tab.pdf({ path: out, preferCSSPageSize: true });
  } finally {
    await browser.close();
  }
}

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
