/** What is missing in an answer before it may be handed in (D86). Pure: the page and the server ask the same. */
import { isBlank } from '#schemas/text/tidy.ts';
import { TASK_TYPE } from './task.ts';

interface Parts {
  answer: string;
  images: readonly unknown[];
  audio: readonly unknown[];
  options: readonly number[];
}

interface QuestionShape {
  type: number;
  is_multiple: boolean;
}

export type MissingPart = 'text' | 'image' | 'audio' | 'choice';

/** Undefined where all is there that the type of the task asks for. */
export function missingPart({ type, is_multiple }: QuestionShape, parts: Parts): MissingPart | undefined {
  if (type === TASK_TYPE.text) return isBlank(parts.answer) ? 'text' : undefined;
  if (type === TASK_TYPE.image) return parts.images.length === 0 ? 'image' : undefined;
  if (type === TASK_TYPE.audio) return parts.audio.length === 0 ? 'audio' : undefined;
  const { length } = parts.options;
  return length === 0 || (length > 1 && !is_multiple) ? 'choice' : undefined;
}
