/** How a file is answered, whole or the part of it that was asked for: seeking in a film or a recording is made of ranges. */
import { readRange } from './range.ts';

/** The bytes to send, both ends counted in. */
export interface Span {
  start: number;
  end: number;
}

export interface PartPlan {
  status: 200 | 206 | 416;
  headers: Readonly<Record<string, string | number>>;
  /** Undefined where no byte is sent. */
  span: Span | undefined;
}

/** Headers of a request, by their names in small letters. */
type Conditions = Readonly<Record<string, string | string[] | undefined>>;

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/** What Range and If-Range ask of a file of this size, whose strong validator is `etag` (RFC 9110, 13.1.5 and 14). */
export function planPart(headers: Conditions, size: number, etag: string): PartPlan {
  const condition = textOf(headers['if-range']);
  const common = { 'accept-ranges': 'bytes', etag };
  const isCurrent = condition === undefined || condition === etag;
  const part = isCurrent ? readRange(textOf(headers['range']), size) : 'whole';
  if (part === 'unsatisfiable')
    return {
      status: 416,
      headers: { ...common, 'content-range': `bytes */${String(size)}` },
      span: undefined,
    };
  if (part === 'whole')
    return {
      status: 200,
      headers: { ...common, 'content-length': size },
      span: size === 0 ? undefined : { start: 0, end: size - 1 },
    };
  const { start, end } = part;
  return {
    status: 206,
    headers: {
      ...common,
      'content-range': `bytes ${String(start)}-${String(end)}/${String(size)}`,
      'content-length': end - start + 1,
    },
    span: { start, end },
  };
}
