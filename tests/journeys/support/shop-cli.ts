/** `npm run shop` as a merchant's developer runs it, against the server of the journeys. */
import { execFile } from 'node:child_process';
import { ROOT } from '../../../tools/imports.ts';

export interface ShopRun {
  exit: number;
  out: string;
  /** Everything said, faults included. */
  output: string;
}

export function shop(...args: string[]): Promise<ShopRun> {
  const env = {
    ...process.env,
    PORT: process.env['JOURNEY_PORT'],
    DATA_DIR: process.env['JOURNEY_DATA_DIR'],
    DATABASE_URL: '',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['cli/shop.mjs', ...args], { cwd: ROOT, env }, (error, out, err) =>
      resolve({ exit: error === null ? 0 : Number(error.code ?? 1), out, output: out + err }),
    );
  });
}
