/** What stands where something else should: nothing there, gone wrong, not here yet. */
import type { Meta } from '@storybook/react-vite';
import { Abnormal } from '#ui/abnormal.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyPage } from '#ui/empty-page.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedBand, FailedLine } from '#ui/failed-band.tsx';
import { FailedScreen } from '#ui/failed-screen.tsx';
import { FallbackBand } from '#ui/fallback-band.tsx';
import { MediaFailure } from '#ui/media-failure.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { KIT } from '../support/kit-docs.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { part, ROOT } from '../support/kit-story.tsx';

const meta: Meta = { title: 'UI/States', tags: ['autodocs'], parameters: KIT };
export default meta;

const nothing = () => undefined;

export const Nothing = part(
  {
    parts: ['Empty', 'EmptyPage'],
    purpose: 'Nothing to show: what is not there, and a way on. `EmptyPage` is a whole screen of it.',
    maturity: 'stable',
    do: [
      'Say what would stand here, then the one step that fills it.',
      ['Small, inside a section.', () => <Empty icon="star" title="Nothing saved yet" />],
    ],
    dont: ['For a failure: what could not be had may well be there.', 'Jokes: the tenth time nobody smiles.'],
    keys: [['Tab', 'reaches the way on']],
  },
  ({ say }) => (
    <>
      <Empty
        title={say('还没有记录', 'No records yet')}
        hint={say('从任意一页开始。', 'Begin with any page.')}
        action={
          <Button tone="primary" href="/">
            {say('去逛逛', 'Look around')}
          </Button>
        }
      />
      <EmptyPage
        root={ROOT}
        title={say('页面已删除', 'This page is gone')}
        hint={say('它已被移除。', 'It has been taken down.')}
        ways={[
          { href: '/', text: say('回到首页', 'Go home') },
          { href: '/all', text: say('看看其他', 'See the others') },
        ]}
      />
    </>
  ),
);

export const GoneWrong = part(
  {
    parts: ['Abnormal', 'FailedBand', 'FailedLine', 'FailedScreen', 'FallbackBand'],
    purpose:
      'Something could not be had: a whole screen, a section under its own heading, or one line in a part of it. `FallbackBand` is the place a section keeps until it can be drawn.',
    maturity: 'stable',
    do: ['The smallest that fits: a section fails alone, the page stays.', 'Always a way to try again.'],
    dont: ['An empty state: it says that nothing is there.', 'Codes without words.'],
    keys: [['Tab', 'reaches “Try again”; what happened is read out as it appears']],
  },
  ({ say }) => (
    <>
      <Abnormal code={50000} requestId="req-7f3a91" onRetry={nothing} />
      <FailedScreen retry={nothing} message={say('订单没有取到', 'The order did not come')} />
      <FailedBand root={ROOT} retry={nothing} props={{ title: say('推荐', 'Picked for you') }} />
      <FailedLine retry={nothing} message={say('名单没有取到', 'The list did not come')} />
      <FallbackBand root={ROOT} props={{ title: say('稍后再来', 'Coming back') }}>
        <p>{say('它的位置', 'Its place')}</p>
      </FallbackBand>
    </>
  ),
);

export const NotPlayed = part(
  {
    parts: ['MediaFailure'],
    purpose:
      'In the place of a film or recording that cannot be played: why, once more, and another way to it.',
    maturity: 'stable',
    do: ['`dark` on the ground of a film.'],
    dont: ['For a picture: `Cover` shows a quiet pattern by itself.'],
    keys: [['Tab', 'try again, then the link']],
  },
  ({ say }) => (
    <MediaFailure
      of="video"
      reason="lost"
      title={say('第一集', 'Part one')}
      url="/demo/video.mp4"
      retry={nothing}
    />
  ),
);

export const NotHere = part(
  {
    parts: ['Placeholder'],
    purpose: 'Holds the place of what is not here yet, or says in a preview what could not be drawn.',
    maturity: 'stable',
    do: ['In drafts and previews; `warning` where somebody has to act.'],
    dont: ['Before visitors: leave the place out.'],
    keys: [],
  },
  ({ say }) => (
    <>
      <Placeholder title={say('内容即将上线', 'Coming here soon')} />
      <Placeholder tone="warning" title={say('未知的组件', 'Unknown block')} hint="kind: mystery-block" />
    </>
  ),
);

export const Progress = part(
  {
    parts: ['ProgressBar'],
    purpose: 'How far somebody is with something of their own, as a bar and in words.',
    maturity: 'stable',
    do: ['The furthest they came: looking something up again loses nothing.'],
    dont: ['For what is loading: nobody knows how far that is.'],
    keys: [],
  },
  ({ say }) => (
    <>
      <ProgressBar
        label={say('学习进度', 'Progress')}
        value={42}
        isDone={false}
        text={say('已学 42%', '42% done')}
      />
      <ProgressBar label={say('学完的课', 'A course')} value={100} isDone text={say('已学完', 'Completed')} />
    </>
  ),
);
