/** Writes a note at a moment of a lesson, or writes one anew. */
import { Type } from 'typebox';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';
import { ID_PATTERN } from '../../id.ts';
import { NOTE_MAX, Note, NoteMoment } from '../../learning/note.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const learnNoteSet = defineEndpoint({
  name: 'learn.note.set',
  area: 'learning',
  summary:
    'Writes a note of this person at a moment of a lesson they may study; with an id, one of theirs anew. state-conflict where the lesson holds as many as it may.',
  method: 'POST',
  input: Type.Object({
    id: Type.Optional(Type.String({ pattern: ID_PATTERN })),
    resource_id: GoodsId,
    resource_type: GoodsType,
    at: NoteMoment,
    text: Type.String({ minLength: 1, maxLength: NOTE_MAX }),
  }),
  data: Note,
  codes: ['not-entitled', 'delisted', 'state-conflict'],
  access: 'learner',
  gate: 'write',
  rate: 'learn-note',
});
