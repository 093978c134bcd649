/** What goes wrong around a command is said in a line, with the way on. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempDir, removeTempDir } from '../tests/support/temp-dir.ts';
import { inWords, isReaderGone, unknownCommand } from './plain-errors.ts';

describe('M9: errors of the command line', () => {
  it('a misspelt command is told the one that was meant, and where help is', () => {
    expect(unknownCommand('psuh', ['pull', 'push'])).toBe(
      'There is no command "psuh". Did you mean push?\nSee all commands with: npm run shop -- --help',
    );
  });

  it('a folder in the place of a file, and a file that is not there, are told in words', () => {
    const dir = makeTempDir('errors');
    mkdirSync(join(dir, 'theme.json'));
    const buildText = (path: string) => {
      try {
        return readFileSync(path, 'utf8');
      } catch (error) {
        return inWords(error);
      }
    };
    expect(buildText(join(dir, 'theme.json'))).toContain('is a folder, and a file is needed there');
    expect(buildText(join(dir, 'gone.json'))).toContain('There is no file or folder');
    removeTempDir(dir);
  });

  it('a reader that has gone is no error', () => {
    expect(isReaderGone(Object.assign(new Error('write'), { code: 'EPIPE' }))).toBe(true);
    expect(isReaderGone(new Error('write'))).toBe(false);
  });
});
