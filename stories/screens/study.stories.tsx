/** The study page in each of its states; what plays is a public file of the demo. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EngineProvider } from '#engine/provider.tsx';
import { examples } from '#renderers/study/study-page/examples.ts';
import { makeRoom } from '#renderers/study/study-page/room-state.ts';
import { linesOf } from '#renderers/study/study-page/lessons.ts';
import type { OwnLesson } from '#renderers/study/study-page/own-lesson.ts';
import { Room } from '#renderers/study/study-page/room.tsx';
import type { RoomProps } from '#renderers/study/study-page/room-props.ts';
import { UNKEPT as LESSON } from '#renderers/study/study-page/use-lesson.ts';
import view from '#renderers/study/study-page/view.tsx';
import { storyEngine } from '../support/story-engine.ts';
import { localeOf, type Globals } from '../support/toolbars.ts';
import { whenSettled } from '../support/when-settled.ts';

const meta: Meta = { title: 'Screens/Study' };
export default meta;

const COVER = '/demo/covers/build-from-zero.svg';
const FILM: OwnLesson = {
  kind: 'film',
  title: '第一讲：先找到一个人',
  cover: COVER,
  film: {
    medium: 'video',
    url: '/demo/media/window-light.mp4',
    captions: [
      { locale: 'cn', url: '/demo/media/window-light.cn.vtt' },
      { locale: 'en', url: '/demo/media/window-light.en.vtt' },
    ],
    chapters: [],
    marquee: undefined,
    seconds: 72,
  },
};
const AUDIO: OwnLesson = {
  ...FILM,
  film: {
    medium: 'audio',
    url: '/demo/media/breathing.m4a',
    captions: [],
    chapters: [],
    marquee: undefined,
    seconds: 60,
  },
};
const paragraph = (value: string) => ({
  type: 'element' as const,
  tagName: 'p',
  properties: {},
  children: [{ type: 'text' as const, value }],
});
const TEXT: OwnLesson = {
  kind: 'text',
  title: '把问题写成一句话',
  text: {
    type: 'root',
    children: Array.from({ length: 12 }, (_none, place) =>
      paragraph(
        place % 2 === 0
          ? '先写下你看见的，再写下你以为的。两样东西常常混在一起，而问题就藏在它们的缝里。'.repeat(3)
          : 'Write down what you see, then what you think. The two are often mixed, and the question hides between them.',
      ),
    ),
  },
};

interface Change extends Partial<Pick<RoomProps, 'own' | 'lesson'>> {
  example?: string;
  isLocked?: boolean;
}

function Stage({ change, globals }: { change: Change; globals: Globals }) {
  const { example: name = 'typical', isLocked = false, own = FILM, lesson = LESSON } = change;
  const match = examples.find((one) => one.name === name);
  if (match === undefined) throw new Error(`no example ${name}`);
  const { lesson: about, course } = match.props;
  const locale = localeOf(globals);
  const engine = storyEngine(globals);
  const nodes = course.list.map((node, place) => ({
    ...node,
    lock: isLocked && place > 1 ? ('not-yet' as const) : ('' as const),
    unlock_ts: 1_798_718_400,
    progress: place === 2 ? 40 : 0,
    is_finish: place === 3 ? 1 : 0,
  }));
  return (
    <EngineProvider engine={engine}>
      <Room
        about={about}
        course={course}
        own={own}
        lesson={lesson}
        camp={undefined}
        renewOutline={() => undefined}
        lines={linesOf(course.list, nodes, new Map())}
        room={makeRoom(course.id)}
        again={() => undefined}
        go={() => undefined}
        act={engine.call}
        mayCopy
        leads={false}
        talk={undefined}
        tools={undefined}
        t={view.translate(locale)}
        locale={locale}
      />
    </EngineProvider>
  );
}

const story = (change: Change = {}, globals: Globals = {}): StoryObj =>
  whenSettled({
    globals,
    render: (_args, { globals }) => <Stage change={change} globals={globals} />,
  });

const progress = { position: 754 / 20, coverage: [{ from: 0, to: 38 }], progress: 52, isFinished: false };

export const Film = story();
export const FilmEnglish = story({}, { locale: 'en' });
export const HalfWatched = story({
  lesson: { ...LESSON, resume: { ...progress, seekLimit: -1, countsHidden: true }, maxProgress: 52 },
});
export const NoSkipping = story(
  { lesson: { ...LESSON, resume: { ...progress, seekLimit: 38, countsHidden: true }, maxProgress: 52 } },
  { locale: 'en' },
);
export const Audio = story({ own: AUDIO });
export const AudioEnglish = story({ own: AUDIO }, { locale: 'en' });
export const Text = story({ own: TEXT });
export const TextEnglish = story({ own: TEXT }, { locale: 'en' });
export const ByItself = story({ example: 'by-itself' });
export const LongTitles = story({ example: 'long-text' }, { locale: 'en' });
export const LockedLesson = story({ own: { kind: 'refused', why: 'whyBuy' }, isLocked: true });
export const LockedEnglish = story(
  { own: { kind: 'refused', why: 'whyNotYet' }, isLocked: true },
  { locale: 'en' },
);
export const Elsewhere = story({ lesson: { ...LESSON, phase: 'elsewhere' } });
export const ElsewhereEnglish = story({ lesson: { ...LESSON, phase: 'elsewhere' } }, { locale: 'en' });
export const RefusedSince = story({ lesson: { ...LESSON, phase: 'refused' } });
export const Unkept = story({ lesson: { ...LESSON, phase: 'failed' } }, { locale: 'en' });
export const LoadingError = story({ own: { kind: 'failed', message: '' } });
export const Offline = story({ lesson: { ...LESSON, saveState: 'waiting' } });
export const OfflineEnglish = story({ lesson: { ...LESSON, saveState: 'waiting' } }, { locale: 'en' });
export const LessonComplete = story({ lesson: { ...LESSON, isFinished: true, maxProgress: 100 } });
