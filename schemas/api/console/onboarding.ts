/** What a new shop still lacks, for the checklist on the desk's first screen (ADR-736). */
import { Type, type Static } from 'typebox';
import { defineConsoleCall } from './define-console-call.ts';

/** In the order they are done. */
const StepsSchema = Type.Object({
  /** Other colours than those of the first day. */
  look: Type.Boolean(),
  /** A logo of its own, in the shop's record or in its navbar. */
  logo: Type.Boolean(),
  /** Something to study, on sale or not. */
  course: Type.Boolean(),
  /** Something that costs money. */
  price: Type.Boolean(),
  /** Learners can pay: the installation names a company, or transfers. */
  payment: Type.Boolean(),
  /** The home is another one than that of the first day. */
  home: Type.Boolean(),
});
export type OnboardingStep = keyof Static<typeof StepsSchema>;

export const consoleOnboardingGet = defineConsoleCall({
  name: 'console.onboarding.get',
  area: 'onboarding',
  scope: 'today',
  writes: false,
  summary: 'Which first steps of a shop are done, as its documents, goods and payments are now.',
  input: {},
  data: StepsSchema,
});
