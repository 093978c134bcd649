/** The recording that is heard while its page is not shown, as a tab keeps it. Pure. */
import { isSitePath } from '#schemas/address/safe-url.ts';

const TEXTS = ['id', 'productId', 'title', 'course', 'teacher', 'cover', 'href'] as const;
const NUMBERS = ['type', 'at', 'seconds'] as const;

/** `productId` is empty where it was opened by itself; `at` and `seconds` are 0 where nobody knows. */
export type HeardLesson = Record<(typeof TEXTS)[number], string> & Record<(typeof NUMBERS)[number], number>;

export function writeHeard(lesson: HeardLesson): string {
  const fields = [...TEXTS, ...NUMBERS].map((name) => [name, String(lesson[name])]);
  return new URLSearchParams(fields).toString();
}

/** Undefined for what is none: others may write there too. */
export function readHeard(storedText: string | undefined): HeardLesson | undefined {
  const fields = new URLSearchParams(storedText);
  const text = (name: string) => fields.get(name) ?? '';
  const number = (name: string) => Math.max(0, Number(text(name)) || 0);
  const id = text('id');
  const href = text('href');
  if (id === '' || !isSitePath(href)) return undefined;
  return {
    id,
    type: number('type'),
    productId: text('productId'),
    title: text('title'),
    course: text('course'),
    teacher: text('teacher'),
    cover: text('cover'),
    href,
    at: number('at'),
    seconds: number('seconds'),
  };
}
