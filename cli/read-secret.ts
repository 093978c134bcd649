/** Reads a secret: typed unseen at a terminal, or piped; one end of line at its end is not part of it. */
import type { ReadStream } from 'node:tty';

const ENTER = new Set(['\r', '\n', '\u0004']);
const INTERRUPT = '\u0003';
const ERASE = new Set(['\u007f', '\b']);

async function readPiped(): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part));
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/\r?\n$/, '');
}

function readTyped(terminal: ReadStream, prompt: string): Promise<string> {
  process.stderr.write(prompt);
  terminal.setRawMode(true);
  return new Promise((resolve, reject) => {
    let characters: string[] = [];
    const end = (finish: () => void) => {
      terminal.off('data', hear);
      terminal.setRawMode(false);
      terminal.pause();
      process.stderr.write('\n');
      finish();
    };
    const hear = (data: Buffer) => {
      for (const letter of data.toString('utf8')) {
        if (letter === INTERRUPT) return end(() => reject(new Error('Interrupted. Nothing was changed.')));
        if (ENTER.has(letter)) return end(() => resolve(characters.join('')));
        characters = ERASE.has(letter) ? characters.slice(0, -1) : [...characters, letter];
      }
    };
    terminal.on('data', hear);
    terminal.resume();
  });
}

export function readSecret(prompt: string): Promise<string> {
  return process.stdin.isTTY ? readTyped(process.stdin, prompt) : readPiped();
}
