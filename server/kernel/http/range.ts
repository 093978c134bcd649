/** Reads the Range header of a request for a file (RFC 9110, 14.2): one range of bytes; anything else is the whole file. */
export type FilePart = { start: number; end: number } | 'whole' | 'unsatisfiable';

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** `end` is the last byte, counted in, as the header has it. */
export function readRange(header: string | undefined, size: number): FilePart {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
