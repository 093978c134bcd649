/**
 * Companies whose names hold a text of two characters or more (M228, D91): those learners of this shop named. A form may be
 * open to anyone, so anyone may ask; a stranger hears only what several named.
 */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const formCompanySearch = defineEndpoint({
  name: 'form.company.search',
  area: 'forms',
  summary: 'At most ten; to who is not logged in only those several learners named.',
  input: Type.Object({ text: Type.String({ minLength: 2, maxLength: 50 }) }),
  data: Type.Object({ list: Type.Array(Type.String()) }),
  access: 'anyone',
  gate: 'read',
  rate: 'company-search',
  perLearner: true,
});
