/** A newcomer with README and CONTRIBUTING alone: what they say is done word for word in a copy of the sources, and seen in Chromium. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chromiumArgs, ensureChromium } from '../../tools/chromium.ts';
import { freePort } from '../../tools/free-port.ts';
import { ROOT } from '../../tools/imports.ts';
import { startDev, type DevProcess } from '../support/dev-process.ts';
import { namedIn, readFirstSteps } from '../support/first-steps.ts';
import { createScratchCopy } from '../support/scratch-copy.ts';

/** From the start of the development server to the block that was added, without the installation of packages. */
const LIMIT_MS = 10 * 60_000;
const SOON = { timeout: 120_000 };
const NEW_TITLE = '新来的人改了这一句';
const MARK = 'rgb(1, 2, 3)';

const [start, change, add, check] = readFirstSteps();

describe('a newcomer', () => {
  const copy = createScratchCopy('newcomer');
  let dev: DevProcess;
  let browser: Browser;
  let page: Page;
  let began = 0;
  /** How often the open page was loaded and hears of changes. */
  let connections = 0;
  const shell = (command: string) => {
    const [program = '', ...args] = command.split(' ');
    return copy.run(program, ...args);
  };
  const edit = (path: string, make: (text: string) => string) =>
    writeFileSync(copy.at(path), make(readFileSync(copy.at(path), 'utf8')));

  beforeAll(async () => {
    copy.fill();
    browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs() });
    page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } });
    page.on('console', (message) => (connections += message.text().includes('[vite] connected') ? 1 : 0));
  }, LIMIT_MS);
  // What the terminal of the newcomer shows.
  beforeEach(({ onTestFailed }) => onTestFailed(() => void process.stderr.write(dev.output())));
  afterAll(async () => {
    await browser.close();
    await dev.stop();
    copy.remove();
  }, LIMIT_MS);

  it('docs: README leads to the steps, and what it says to install is what the packages ask for', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    expect(readme).toMatch(/\[CONTRIBUTING\]\(CONTRIBUTING\.md\): from a clone to a changed block/);
    const manifest: { engines: { node: string } } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
    expect(readme).toContain(`Node ${manifest.engines.node.replace('>=', '')} or newer`);
    expect(namedIn(start ?? missing(), /^npm ci$/)).toBe('npm ci');
  });

  it(
    'docs: step 1 opens the shop in a browser',
    async () => {
      const step = start ?? missing();
      // As a newcomer's port, it leaves room for that of the updates 20,000 further.
      let port = await freePort();
      while (port > 45_000) port = await freePort();
      began = Date.now();
      dev = startDev(namedIn(step, /^npm run dev$/), { dir: copy.dir, port });
      await dev.says('Ready');
      const address = /<(http:\/\/localhost):3000>/.exec(step.text)?.[1];
      await page.goto(`${address ?? ''}:${String(port)}/`);
      await page.getByRole('contentinfo').waitFor(SOON);
      await expect.poll(() => connections, SOON).toBe(1);
      expect(dev.output()).toContain(`${address ?? ''}:${String(port)}/dev/shops`);
    },
    LIMIT_MS,
  );

  it(
    'docs: step 2 changes a block in the open page, which is not loaded anew',
    async () => {
      const style = namedIn(change ?? missing(), /\.css$/);
      const kind = style.split('/').at(-2) ?? '';
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      edit(style, (css) => css.replace(/^(\.[\w-]+) \{/m, `$1 {\n  outline: 2px solid ${MARK};`));
      const block = page.locator(`[data-kind="${kind}"]`).first();
      await expect.poll(() => block.evaluate((node) => getComputedStyle(node).outlineColor), SOON).toBe(MARK);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    },
    LIMIT_MS,
  );

  it(
    'docs: step 2 changes a text of a demo shop, and the open page shows it',
    async () => {
      const file = namedIn(change ?? missing(), /\.json$/);
      edit(file, (text) => {
        const first = /"eyebrow": \{\s*"cn": "([^"]+)"/.exec(text)?.[1] ?? '';
        return text.replaceAll(first, NEW_TITLE);
      });
      await expect.poll(() => page.getByText(NEW_TITLE).first().isVisible(), SOON).toBe(true);
      await expect.poll(() => connections, SOON).toBe(2);
    },
    LIMIT_MS,
  );

  it(
    'docs: step 3 adds a block, and a page shows it once a document names it',
    async () => {
      const step = add ?? missing();
      shell(namedIn(step, /^npm run new /));
      await dev.says(namedIn(step, /^Ready$/), 2);
      // The open page loads anew by itself once the server answers again.
      await expect.poll(() => connections, SOON).toBeGreaterThanOrEqual(3);
      const block: unknown = JSON.parse(namedIn(step, /^\{"id"/));
      expect(step.code).toContain('regions.main');
      edit(namedIn(change ?? missing(), /\.json$/), (text) => {
        const document: { regions: { main: unknown[] } } = JSON.parse(text);
        document.regions.main.unshift(block);
        return JSON.stringify(document, null, 2);
      });
      await expect.poll(() => page.locator('[data-kind="hello"]').innerText(), SOON).toContain('Hello');
    },
    LIMIT_MS,
  );

  it(
    'docs: step 4 runs the test that was written with the block, which fails until it says what the block promises',
    () => {
      const command = namedIn(check ?? missing(), /^npx vitest /);
      const folder = command.split(' ').at(-1) ?? '';
      expect(() => shell(command)).toThrow('write the first promise');
      edit(`${folder}/view.test.tsx`, (text) => text.replace(/expect\(.+\n/, 'expect(1 + 1).toBe(2);\n'));
      expect(shell(command)).toMatch(/Tests .*1 passed/);
      for (const script of (check ?? missing()).code.filter((one) => one.startsWith('npm run ')))
        expect(
          existsSync(join(ROOT, 'package.json')) && readFileSync(join(ROOT, 'package.json'), 'utf8'),
        ).toContain(`"${script.replace('npm run ', '')}":`);
    },
    LIMIT_MS,
  );

  it('docs: all of it takes less than ten minutes', () => {
    expect(Date.now() - began).toBeLessThan(LIMIT_MS);
  });
});

function missing(): never {
  throw new Error('CONTRIBUTING.md has fewer than four first steps');
}
