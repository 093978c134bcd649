/** The lines of a file, cut at line feeds alone: Node's readline also cuts at U+2028, which JSON leaves as it is. */
import { createReadStream } from 'node:fs';

const LINE_FEED = 0x0a;

export async function* linesOf(path: string): AsyncGenerator<string, void, void> {
  let rest: Buffer[] = [];
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.from(chunk);
    let from = 0;
    for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...rest, bytes.subarray(from, at)]).toString('utf8');
      rest = [];
      from = at + 1;
    }
    if (from < bytes.length) rest.push(bytes.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString('utf8');
}
