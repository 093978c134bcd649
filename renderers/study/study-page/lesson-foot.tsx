/** Below a lesson: the way on, then what belongs to it as tabs: what is said, its chapters, notes, the class (ADR-486). */
import { useState, type ReactNode } from 'react';
import { Tabs } from '#ui/tabs.tsx';
import type { Key, Say } from './say.ts';
import type { Room } from './room-state.ts';
import styles from './lesson-foot.module.css';

/** What stands below every lesson, whatever it is made of. */
export interface Foot {
  /** The lessons before and after, and that all are done. */
  way: ReactNode;
  /** The talk of the class; undefined where the course has none. */
  talk: ReactNode | undefined;
  room: Room;
}

/** What one kind of lesson adds, in the order of its tabs. */
export interface LessonTab {
  id: 'transcript' | 'chapters' | 'notes';
  panel: ReactNode;
  /** Nothing came to be in it. */
  isEmpty?: boolean;
}

const NAMES = {
  transcript: 'transcript',
  chapters: 'chapters',
  notes: 'notes',
  talk: 'talk',
} as const satisfies Record<LessonTab['id'] | 'talk', Key>;

/** The tab stays the same while lessons change; the talk is asked for once somebody opens it (D89). */
export function LessonFoot({ tabs, foot, t }: { tabs: readonly LessonTab[]; foot: Foot; t: Say }) {
  const { way, talk, room } = foot;
  const [value, setValue] = useState(() => room.get().tab);
  const [wasOpened, setOpened] = useState(value === 'talk');
  const choose = (id: string) => {
    room.keep({ tab: id });
    setValue(id);
    if (id === 'talk') setOpened(true);
  };
  const own = tabs.map((tab) => ({ ...tab, label: t(NAMES[tab.id]) }));
  // A class alone below a lesson that is not open: nobody has chosen it.
  const isAlone = own.length === 0;
  const talkTabs =
    talk === undefined ? [] : [{ id: 'talk', label: t(NAMES.talk), panel: (wasOpened || isAlone) && talk }];
  return (
    <div className={styles.foot}>
      {way}
      {own.length + talkTabs.length > 0 && (
        <div data-print="hide">
          <Tabs
            label={t('beside')}
            tabs={[...own, ...talkTabs]}
            value={value}
            onChange={choose}
            className={styles.tabs}
          />
        </div>
      )}
    </div>
  );
}
