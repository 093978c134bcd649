/** A film of a phone that no browser plays is imported with its captions, plays in three sizes, and says why where it does not (D128, ADR-465 and ADR-467). */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { words as studyWords } from './support/study-words.ts';
import { mediaWords } from '#ui/media-words.ts';
import { ROOT } from '../../tools/imports.ts';
import { needFfmpeg } from '../support/ffmpeg.ts';
import { choiceOf } from './support/choose.ts';
import { PLAYERS } from './support/players.ts';
import { shop } from './support/shop-cli.ts';
import { become, expect, untilHydrated, speak, test, urlOf } from './support/storefront.ts';

const SHOP = 'knowledge';
const [LEARNER] = PLAYERS['converted-film'];
const LESSON = '/learn/converted_film/3';
const FILM_MS = 20_000;
const dir = mkdtempSync(join(tmpdir(), 'lectern-film-'));
test.afterAll(() => rmSync(dir, { recursive: true, force: true }));

function makeFilm(): void {
  const picture = '-f lavfi -i testsrc=size=854x480:rate=5:duration=2 -f lavfi -i sine=duration=2';
  const codecs =
    '-c:v libx265 -preset ultrafast -x265-params log-level=none -pix_fmt yuv420p10le -tag:v hvc1 -c:a aac';
  const path = join(dir, 'media/phone.mov');
  mkdirSync(join(dir, 'media'));
  const madeWorld = spawnSync(needFfmpeg(), [
    '-loglevel',
    'error',
    ...`${picture} ${codecs}`.split(' '),
    path,
  ]);
  expect(madeWorld.stderr.toString()).toBe('');
  copyFileSync(join(ROOT, 'tests/media/entities.vtt'), join(dir, 'media/words.vtt'));
  copyFileSync(join(ROOT, 'tests/media/entities.chapters.vtt'), join(dir, 'media/chapters.vtt'));
  const row = {
    id: 'converted_film',
    type: 3,
    title: 'A film of a phone',
    price: 0,
    media: './media/phone.mov',
    captions_en: './media/words.vtt',
    chapters_en: './media/chapters.vtt',
  };
  writeFileSync(join(dir, 'goods.json'), JSON.stringify([row]));
}

test('D128: an HEVC film is converted as it is imported and plays in three sizes; its transcript is what a viewer reads', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  makeFilm();
  const importedRun = await shop('goods', 'import', SHOP, dir);
  expect(importedRun.output).toContain('converted   ./media/phone.mov');
  expect(importedRun.exit).toBe(0);

  await speak(context, 'en');
  await become(page, SHOP, LEARNER);
  const failure = page.getByRole('alert');
  // What is gone is said, and plays once it is there again.
  await page.route('**/index.m3u8*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(urlOf(SHOP, LESSON));
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Play:/ }).click();
  await expect(failure).toContainText(mediaWords.en['video.missing'], { timeout: FILM_MS });
  await page.unroute('**/index.m3u8*');
  await failure.getByRole('button', { name: mediaWords.en.retry }).click();
  const film = page.locator('video');
  const at = () => film.evaluate((one: HTMLVideoElement) => one.currentTime);
  await expect.poll(at, { timeout: FILM_MS }).toBeGreaterThan(0.3);
  await expect(failure).toHaveCount(0);
  expect(await film.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);

  const { quality } = studyWords.en;
  await choiceOf(page, quality).click();
  const heights = page.getByRole('menu', { name: quality }).getByRole('menuitemradio');
  await expect(heights).toHaveText([studyWords.en.auto, '480p', '360p', '240p']);
  await page.keyboard.press('Escape');

  const lines = page.getByRole('region', { name: studyWords.en.transcript }).getByRole('listitem');
  await expect(lines).toContainText(['>> Good morning, R&D team', 'Ms Lin: Is 3 < 5? Yes.']);
  await page.getByRole('searchbox', { name: studyWords.en.searchTranscript }).fill('R&D');
  await expect(lines).toHaveCount(1);
  await page.getByRole('tab', { name: studyWords.en.chapters }).click();
  const chapters = page.getByRole('navigation', { name: studyWords.en.chapters }).getByRole('listitem');
  await expect(chapters).toContainText(['Q&A: is 3 < 5?', '"Wrap up"']);
});
