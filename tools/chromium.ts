/**
 * Finds the Chromium the browser tests run in: CHROMIUM_PATH, an installed one, Playwright's own, or, as root on
 * Debian, the system's package manager. Never answers with nothing: browser tests fail loudly rather than be skipped.
 * The build without windows comes first: it draws the same with a third less work (ADR-231).
 */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/homebrew/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const HELP = [
  'No Chromium was found, so the browser tests cannot run. One of these helps:',
  '  Debian, Ubuntu:  sudo apt-get install -y chromium-headless-shell fonts-wqy-microhei',
  '  elsewhere:       npx playwright install chromium',
  '  your own:        CHROMIUM_PATH=/path/to/chrome npm test',
].join('\n');

const isRoot = () => process.getuid?.() === 0;
const isDebian = () => existsSync('/etc/debian_version');
const mayInstall = () => isRoot() && isDebian();
const isChosen = () => (process.env['CHROMIUM_PATH'] ?? '') !== '';

/** Flags every browser of ours starts with; the sandbox is off only for root, where Chromium refuses to start with it. */
export function chromiumArgs(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return isRoot() ? ['--no-sandbox', ...quiet] : quiet;
}

/** Path of a Chromium on this machine, or undefined. */
export function findChromium(): string | undefined {
  const own = process.env['CHROMIUM_PATH'];
  if (own !== undefined && own !== '') {
    if (!existsSync(own)) throw new Error(`CHROMIUM_PATH names ${own}, which does not exist`);
    return own;
  }
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));
}

/** Path of a Chromium; installs one where this process may, throws with the way out where it may not. */
export function ensureChromium(): string {
  if (mayInstall() && !isChosen() && !existsSync(HEADLESS_SHELL)) installShell();
  const path = findChromium();
  if (path === undefined) throw new Error(HELP);
  ensureChineseFont();
  return path;
}

/** Older Debians have no such package: there a whole browser does, the one at hand or the distribution's. */
function installShell(): void {
  try {
    aptInstall(['chromium-headless-shell']);
  } catch {
    if (findChromium() === undefined) aptInstall(['chromium']);
  }
}

/** Installs Debian packages; only for root. */
function aptInstall(packages: readonly string[]): void {
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  process.stderr.write(`installing ${packages.join(' ')}\n`);
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** A stock Debian has no Chinese glyphs, so pages would be measured with boxes for text. */
function ensureChineseFont(): void {
  if (!isDebian() || hasChineseFont()) return;
  if (isRoot()) aptInstall(['fontconfig', 'fonts-wqy-microhei']);
  else process.stderr.write('No Chinese font is installed; sudo apt-get install -y fonts-wqy-microhei\n');
}

function hasChineseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}
