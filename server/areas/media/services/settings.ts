/** What media reads from the environment: the program that converts what browsers do not play. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { readVariables, type Environment } from '#server/kernel/config/read-variables.ts';
import { kind } from '#server/kernel/config/variable-kinds.ts';

export interface MediaSettings {
  /** Path of ffmpeg; undefined where this machine has none. */
  ffmpeg: string | undefined;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** By FFMPEG_PATH, else on PATH. @throws ConfigError where FFMPEG_PATH names no program. */
export function readMediaSettings(env: Environment): MediaSettings {
  const { FFMPEG_PATH: path } = readVariables(
    env,
    {
      FFMPEG_PATH: kind((text) => (isAbsolute(text) && isProgram(text) ? text : undefined))({
        default: undefined,
        desc: 'empty or the whole path of ffmpeg, like /usr/bin/ffmpeg',
      }),
    },
    [],
  );
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter(isAbsolute)
    .map((dir) => join(dir, 'ffmpeg'));
  return { ffmpeg: path ?? onPath.find(isProgram) };
}
