/** The learner's own notes in a lesson. */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import { Note } from '../../learning/note.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const learnNoteGet = defineEndpoint({
  name: 'learn.note.get',
  area: 'learning',
  summary: 'Notes of this person in a lesson, by their moments; also where it may not be studied any more.',
  input: Type.Object({ resource_id: GoodsId }),
  data: Type.Object({ list: Type.Array(Note) }),
  access: 'learner',
  gate: 'read',
});
