/** `npm run shop` as a merchant's developer runs it, against the server of the journeys. */
import { execFile } from 'node:child_process';
import { ROOT } from '../../../tools/imports.ts';

export interface ShopRun {
  exit: number;
  out: string;
  /** Everything said, faults included. */
  output: string;
}

/** Beside a server of another port and folder. */
export function shopBeside(
  { port, dataDir }: { port: string | undefined; dataDir: string | undefined },
  args: readonly string[],
): Promise<ShopRun> {
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir, DATABASE_URL: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, ['cli/shop.mjs', ...args], { cwd: ROOT, env }, (error, out, err) =>
      resolve({ exit: error === null ? 0 : Number(error.code ?? 1), out, output: out + err }),
    );
  });
}

export function shop(...args: string[]): Promise<ShopRun> {
  const { JOURNEY_PORT: port, JOURNEY_DATA_DIR: dataDir } = process.env;
  return shopBeside({ port, dataDir }, args);
}
