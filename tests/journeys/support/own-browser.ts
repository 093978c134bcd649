/** A browser for one journey alone, with what it keeps in a folder of its own: killed as a power cut does, and started again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../../tools/chromium.ts';

export interface OwnBrowser {
  start: () => Promise<BrowserContext>;
  /** Ends it between two instructions. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
}

/** The address at which it is spoken to, which it prints. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', () => reject(new Error(`The browser did not start:\n${text}`)));
    child.stderr?.on('data', (part: Buffer) => {
      text += part.toString('utf8');
      const address = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}

export function ownBrowser(): OwnBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'lectern-browser-'));
  let child: ChildProcess | undefined;
  const kill = () =>
    new Promise<void>((resolve) => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      // Its helpers, too, and what a script that starts it has started: a group of its own.
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    });
  return {
    start: async () => {
      const settings = [
        '--headless=new',
        '--window-size=1280,900',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
      ];
      child = spawn(findChromium() ?? '', [...chromiumArgs(), ...settings, 'about:blank'], {
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const browser = await chromium.connectOverCDP(await addressOf(child));
      const [context] = browser.contexts();
      if (context === undefined) throw new Error('the browser has no window');
      return context;
    },
    kill,
    close: async () => {
      await kill();
      // Its helpers end a moment after it, and write until then.
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
