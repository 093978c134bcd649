/** Notes as a file people keep. Pure. */
import type { Note } from '#schemas/learning/note.ts';

/** Signs at the beginning of a line stay what they are. */
const plain = (text: string) => text.replaceAll(/^([#>*+-]|\d+\.)/gm, String.raw`\$1`);

export function asMarkdown(title: string, notes: readonly Note[], timeText: (at: number) => string): string {
  const lines = notes.map(({ at, text }) => `## ${timeText(at)}\n\n${plain(text)}\n`);
  return [`# ${title}\n`, ...lines].join('\n');
}
