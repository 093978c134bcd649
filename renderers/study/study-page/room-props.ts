/** What the parts of a lesson's page are drawn from. */
import type { ReactNode } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Room as KeptRoom } from './room-state.ts';
import type { Line } from './lessons.ts';
import type { OwnLesson } from './own-lesson.ts';
import type { Say } from './say.ts';
import type { Camp } from './use-camp.ts';
import type { Lesson } from './use-lesson.ts';

export interface RoomProps {
  about: { id: string; type: number; title: string; summary: string; cover: string; teacher: string };
  /** Empty where the lesson was opened by itself. */
  course: { id: string; type: number; title: string };
  own: OwnLesson;
  lesson: Lesson;
  lines: readonly Line[];
  /** Where the course is a camp with terms. */
  camp: Camp | undefined;
  /** Asks the outline anew: a day opened, a card was marked. */
  renewOutline: () => void;
  /** What stays while lessons change. */
  room: KeptRoom;
  /** Asks anew what this person may play. */
  again: () => void;
  go: (href: string) => void;
  act: Caller;
  mayCopy: boolean;
  leads: boolean;
  /** The talk of the class; undefined where the course has none. */
  talk: ReactNode | undefined;
  /** At the end of the bar. */
  tools: ReactNode;
  t: Say;
  locale: Locale;
}
