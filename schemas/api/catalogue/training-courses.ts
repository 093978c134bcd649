/** Further courses of a training shop. */
import { Type } from 'typebox';
import { GoodsCardSchema } from '../../content/goods-card.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { ListSchema, PAGE_INPUT } from '../list.ts';

/** What else a training shop offers to learn, the newest first (M229). */
export const trainMoreCoursesGet = defineEndpoint({
  name: 'train.more_courses.get',
  area: 'catalogue',
  summary: 'Courses of a training shop, page by page; not found in other shops.',
  input: Type.Object(PAGE_INPUT),
  data: ListSchema(GoodsCardSchema, {}),
  access: 'learner',
  gate: 'read',
});
