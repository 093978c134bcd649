/** Notes a learner writes in a lesson. */
import { Type } from 'typebox';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';
import { Note, NOTE_MAX, NoteMoment } from '../../learning/note.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ID_PATTERN } from '../../id.ts';

/** The learner's own notes in a lesson. */
export const learnNoteGet = defineEndpoint({
  name: 'learn.note.get',
  area: 'learning',
  summary: 'Notes of this person in a lesson, by their moments; also where it may not be studied any more.',
  input: Type.Object({ resource_id: GoodsId }),
  data: Type.Object({ list: Type.Array(Note) }),
  access: 'learner',
  gate: 'read',
});

/** Writes a note at a moment of a lesson, or writes one anew. */
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

/** Deletes one of the learner's own notes. */
export const learnNoteDelete = defineEndpoint({
  name: 'learn.note.delete',
  area: 'learning',
  summary: 'Deletes a note; one that is not theirs is not found.',
  method: 'POST',
  input: Type.Object({ id: Type.String({ pattern: ID_PATTERN }) }),
  data: Type.Object({ id: Type.String() }),
  access: 'learner',
  gate: 'write',
  rate: 'learn-note',
});
