/** Everything a person may study now, by whatever right, with how far they are (D23). */
import { Type } from 'typebox';
import { OwnedTabSchema, StudiedCourseSchema } from '../../content/owned.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';

export const learnCoursesGet = defineEndpoint({
  name: 'learn.courses.get',
  area: 'learning',
  summary: 'Courses of the person of the session, what they studied last first; a page may hold fewer.',
  input: Type.Object({ tab: Type.Optional(OwnedTabSchema), ...PAGE_INPUT }),
  data: ListSchema(StudiedCourseSchema, {}),
  access: 'learner',
  gate: 'read',
});
