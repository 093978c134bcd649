/** Varnish as docs/operations/varnish.vcl sets it up, before a server of this machine: its own directory and port, gone afterwards. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { ROOT } from '../../tools/imports.ts';
import { needProgram } from './debian-package.ts';
import { makeTempDir, removeTempDir } from './temp-dir.ts';

export interface TestVarnish {
  readonly url: string;
  stop(): Promise<void>;
}

const READY_MS = 60_000;
const SETTINGS = join(ROOT, 'docs/operations/varnish.vcl');

/** The settings with the port and the token of this run in place of those they show. */
function writeSettings(dir: string, serverPort: string, token: string): string {
  const text = readFileSync(SETTINGS, 'utf8')
    .replace('.port = "3000"', `.port = "${serverPort}"`)
    .replace('change-this-token-of-yours', token);
  const file = join(dir, 'lectern.vcl');
  writeFileSync(file, text);
  return file;
}

export async function startVarnish(port: number, server: string, token: string): Promise<TestVarnish> {
  const binary = needProgram(['/usr/sbin/varnishd'], 'varnish');
  const dir = makeTempDir('varnish');
  const settings = writeSettings(dir, new URL(server).port, token);
  const options = ['-F', '-j', 'none', '-n', join(dir, 'work'), '-a', `127.0.0.1:${port}`, '-f', settings];
  const child = spawn(binary, [...options, '-s', 'malloc,64m'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
    removeTempDir(dir);
  };
  const url = `http://localhost:${port}`;
  const isThere = async () => expect((await fetch(`${url}/healthz`)).ok).toBe(true);
  try {
    await vi.waitFor(isThere, { timeout: READY_MS, interval: 50 });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
