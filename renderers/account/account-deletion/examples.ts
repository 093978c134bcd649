/** Named configs of the deletion of an account. */
import { examplePerson } from '#schemas/account/example-person.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'typical', props: {}, data: { info: examplePerson() } },
  { name: 'asked', props: {}, data: { info: examplePerson({ delete_at: 1_797_858_480 }) } },
];
