/** Whether the learner still has a form to answer (D91): need_form 1 before a live room, goods or a page lets them on. */
import { Type } from 'typebox';
import { FormInput } from '../../form/form.ts';
import { defineEndpoint } from '../define-endpoint.ts';

export const formInfoCheck = defineEndpoint({
  name: 'form.info.check',
  area: 'forms',
  summary: 'need_form 1 while the learner has not answered the form; 0 afterwards.',
  input: Type.Object(FormInput),
  data: Type.Object({ need_form: Type.Integer({ minimum: 0, maximum: 1 }) }),
  codes: ['not-found'],
  access: 'learner',
  gate: 'read',
});
