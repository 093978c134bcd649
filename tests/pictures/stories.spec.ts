/** The main example of every renderer and every part of the kit, in both languages, against the tree before. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { holdPicture } from './hold.ts';
import { galleryUrl, TREE } from './places.ts';

interface Story {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

const { entries }: { entries: Record<string, Story> } = JSON.parse(
  readFileSync(join(TREE, 'storybook-static', 'index.json'), 'utf8'),
);
const stories = Object.values(entries).filter(({ type }) => type === 'story');

/** Of each renderer the example that shows the usual; of the kit and of screens, which have no such name, all. */
function mainStories(): Story[] {
  const main = new Map<string, Story>();
  for (const story of stories.filter(({ title }) => title.endsWith('/Examples')))
    if (story.name === 'typical' || !main.has(story.title)) main.set(story.title, story);
  return [...main.values(), ...stories.filter(({ title }) => /^(?:UI|Foundations|Screens)\//.test(title))];
}

for (const { id } of mainStories()) {
  for (const locale of ['cn', 'en']) {
    test(`D36: ${id} (${locale})`, async ({ page }, info) => {
      await page.goto(
        `${galleryUrl()}/iframe.html?id=${id}&viewMode=story&globals=locale:${locale};motion:reduced`,
      );
      await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await holdPicture(page, `${id}-${locale}.png`, info);
    });
  }
}
