/** An information form a merchant composes (D91); published as a document, its answers are rows of their own. */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { TextSchema } from '../page/text.ts';
import { ID_PATTERN } from '../id.ts';

export const FIELD_KINDS = [
  'text',
  'textarea',
  'radio',
  'checkbox',
  'select',
  'date',
  'region',
  'phone',
  'email',
  'company',
] as const;

const FormFieldSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9_]{0,31}$' }),
    kind: ChoiceSchema(FIELD_KINDS, 'What may be entered'),
    label: TextSchema({ min: 1, max: 60, description: 'Words above the field' }),
    hint: Type.Optional(TextSchema({ max: 120, description: 'One sentence below the field' })),
    required: Type.Optional(Type.Boolean()),
    /** Of a phone or an e-mail: only one that was proven by a code in this browser is taken (D91). */
    verify: Type.Optional(Type.Boolean()),
    /** Longest answer in characters; most choices of a checkbox. */
    max: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
    options: Type.Optional(Type.Array(TextSchema({ min: 1, max: 60 }), { minItems: 1, maxItems: 50 })),
  },
  { additionalProperties: false },
);

export const FormSchema = Type.Object(
  {
    title: TextSchema({ min: 1, max: 60 }),
    intro: Type.Optional(TextSchema({ max: 300 })),
    fields: Type.Array(FormFieldSchema, { minItems: 1, maxItems: 30 }),
    /** Words of the button; the product's own when left out. */
    submit: Type.Optional(TextSchema({ max: 20 })),
    /** Said once an answer is kept. */
    thanks: Type.Optional(TextSchema({ max: 200 })),
    /** Only learners who are logged in may answer, and once each. */
    login: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type FormField = Static<typeof FormFieldSchema>;
export type Form = Static<typeof FormSchema>;

/** Before buying goods, before entering a live room, when registering, or in a page. */
export const FORM_SCENES = ['goods', 'live', 'register', 'page'] as const;

/** What every call about a form is asked with: where it is answered, and which form it is. */
export const FormInput = {
  scene: ChoiceSchema(FORM_SCENES, 'Where the form is answered'),
  /** The published form's own id, whatever the scene. */
  id: Type.String({ pattern: ID_PATTERN }),
};
