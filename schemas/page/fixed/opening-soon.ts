/** The honest screen of a room that is not open yet: what it will be, and the way home. */
import type { LocaleText } from '../text.ts';
import { constantScreen, type FixedScreen } from './fixed-screen.ts';

interface Soon {
  id: string;
  title: LocaleText;
  /** What will stand here, in one sentence. */
  about: LocaleText;
}

export function openingSoon({ id, title, about }: Soon): FixedScreen {
  return constantScreen({ id, title, kind: 'opening-soon', props: { title, about } });
}
