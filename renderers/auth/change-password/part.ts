/** What the parts of the page are given. */
import type { ViewProps } from '#engine/define-view.ts';
import type { LoginBox } from '#features/auth/index.ts';
import type { WordKeys } from '#i18n/words.ts';
import type { definition } from './definition.ts';
import type { words } from './words.ts';

export type Part = 'old' | 'phone' | 'done';

export interface PartProps {
  view: ViewProps<typeof definition, WordKeys<typeof words>>;
  /** Of this person, masked; empty where none is known. */
  phone: string;
  say: LoginBox['say'];
  /** To another part: another proof, or the end. */
  turn: (part: Part) => void;
}
