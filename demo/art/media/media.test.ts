/** The committed film, recordings and captions: small, playable by their heads, and captioned over their whole length. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captions, LINES } from './captions.ts';
import { FILM, frame } from './film.ts';
import { keyFrameSeconds } from './key-frames.ts';

const FOLDER = join(import.meta.dirname, '../../../public/demo/media');
const size = (file: string) => statSync(join(FOLDER, file)).size;
const read = (file: string) => readFileSync(join(FOLDER, file));
const AUDIOS = ['breathing.m4a', 'writing-rain.mp3'];
const FILMS = readdirSync(FOLDER).filter((file) => file.endsWith('.mp4'));

describe('demo media', () => {
  it('the film is at most 400 kB, both recordings together at most 150 kB, the poster at most 20 kB', () => {
    expect(size('window-light.mp4')).toBeLessThanOrEqual(400 * 1024);
    expect(AUDIOS.reduce((sum, file) => sum + size(file), 0)).toBeLessThanOrEqual(150 * 1024);
    expect(size('window-light.webp')).toBeLessThanOrEqual(20 * 1024);
  });

  it('the film is H.264 with AAC and can be played before all of it is there', () => {
    const film = read('window-light.mp4');
    expect(film.subarray(4, 8).toString('latin1')).toBe('ftyp');
    for (const box of ['avc1', 'mp4a']) expect(film.includes(box)).toBe(true);
    expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
    expect(read('breathing.m4a').includes('mp4a')).toBe(true);
    expect(FILMS).toEqual(['window-light.mp4']);
  });

  it.each(FILMS)(
    '%s has a key frame every two seconds, so that a reader who jumps sees something at once',
    (file) => {
      const keys = keyFrameSeconds(read(file));
      expect(keys.at(0)).toBe(0);
      expect(keys.at(-1)).toBeCloseTo(FILM.seconds, 1);
      const apart = keys.slice(1).map((at, index) => at - (keys[index] ?? 0));
      expect(Math.max(...apart)).toBeLessThanOrEqual(2);
    },
  );

  it.each(['cn', 'en'] as const)('the committed captions in %s are those of the script', (locale) => {
    expect(read(`window-light.${locale}.vtt`).toString('utf8')).toBe(captions(locale));
  });

  it('captions follow one another within the film', () => {
    let end = 0;
    for (const line of LINES) {
      expect(line.from).toBeGreaterThanOrEqual(end);
      expect(line.to).toBeGreaterThan(line.from + 1);
      end = line.to;
    }
    expect(end).toBeLessThanOrEqual(FILM.seconds);
  });

  it('R57: the same second is always the same picture, without text or address', () => {
    for (let second = 0; second < FILM.seconds; second += 1.5) {
      expect(frame(second)).toBe(frame(second));
      expect(frame(second)).not.toMatch(/NaN|undefined|<text|href=/);
    }
  });
});
