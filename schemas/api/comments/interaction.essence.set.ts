/** Marks a post of a class as essence, or no longer: whoever keeps the shop decides (D89). */
import { Type } from 'typebox';
import { CommentId } from '../../content/comment.ts';
import { Flag } from '../../flag.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const interactionEssenceSet = defineEndpoint({
  name: 'interaction.essence.set',
  area: 'comments',
  summary: 'For moderators; a post that is not there, or asked of by anybody else, is not found.',
  method: 'POST',
  input: Type.Object({ id: CommentId, on: Flag }),
  data: Type.Object({ id: Type.String(), is_essence: Type.Boolean() }),
  access: 'learner',
  gate: 'write',
});
