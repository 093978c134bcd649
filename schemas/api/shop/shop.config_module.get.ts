/** Feature switches and the report settings of the shop (M219, D41, D79). */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const shopConfigModuleGet = defineEndpoint({
  name: 'shop.config_module.get',
  area: 'shop',
  summary: 'Feature switches of the shop.',
  input: Type.Object({}),
  data: Type.Object({
    comments: Type.Integer({ minimum: 0, maximum: 1 }),
    /** 1 where comments wait for the shop, and where only who may study writes them (D88). */
    comment_review: Type.Integer({ minimum: 0, maximum: 1 }),
    comment_learners_only: Type.Integer({ minimum: 0, maximum: 1 }),
    tasks: Type.Integer({ minimum: 0, maximum: 1 }),
    interaction: Type.Integer({ minimum: 0, maximum: 1 }),
    ai_service: Type.Integer({ minimum: 0, maximum: 1 }),
    /** Learning report: minutes between reports and the progress points that report at once. */
    report: Type.Object({ interval: Type.Integer(), points: Type.Array(Type.Integer()) }),
  }),
  access: 'anyone',
  gate: 'nothing',
});
