/** Deletes one of the learner's own notes. */
import { Type } from 'typebox';
import { ID_PATTERN } from '../../id.ts';
import { defineEndpoint } from '../define-endpoint.ts';

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
