/** Where log lines go: standard output, all lines of one turn in one write, for a write a line costs what a cached page does. */

export interface LogStream {
  write(line: string): void;
}

export function createLogStream(write: (text: string) => void): LogStream {
  let lines: string[] = [];
  const flush = () => {
    const text = lines.join('');
    lines = [];
    if (text !== '') write(text);
  };
  process.once('exit', flush);
  return {
    write: (line) => {
      if (lines.push(line) === 1) setImmediate(flush);
    },
  };
}
