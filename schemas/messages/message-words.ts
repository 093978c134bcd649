/** The words of a message as a shop writes them: a subject for e-mails, and the text. */
import { Type } from 'typebox';
import { TextSchema } from '../page/text.ts';

const SUBJECT_MAX = 80;
const TEXT_MAX = 500;

export const MessageWordsSchema = Type.Object(
  { subject: TextSchema({ min: 1, max: SUBJECT_MAX }), text: TextSchema({ min: 1, max: TEXT_MAX }) },
  { additionalProperties: false },
);
