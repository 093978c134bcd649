/** How long somebody may look at a live room that is not theirs (M249, D103). */
import type { Static } from 'typebox';
import type { LookSchema } from './room.ts';

export type Look = Static<typeof LookSchema>;
