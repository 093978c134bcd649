/** Ways through what is there: tabs and pages. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Pagination } from '#ui/pagination.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { KIT } from '../support/kit-docs.tsx';
import { part } from '../support/kit-story.tsx';

const meta: Meta = { title: 'UI/Navigation', tags: ['autodocs'], parameters: KIT };
export default meta;

export const TabsByKeyboard: StoryObj = {
  ...part(
    {
      parts: ['Tabs'],
      purpose: 'Sides of one thing in one place: all of them stand in the page, one is seen.',
      maturity: 'stable',
      do: [
        'Two to six, each one or two words; a count where it helps to choose.',
        [
          '`pill` for a choice that filters.',
          () => (
            <Tabs
              look="pill"
              label="Subjects"
              tabs={[
                { id: 'a', label: 'All' },
                { id: 'b', label: 'Writing' },
              ]}
            />
          ),
        ],
      ],
      dont: [
        'For steps: people must be able to look at them in any order.',
        'For pages of their own: those are links.',
      ],
      keys: [
        ['Tab', 'one stop: the chosen tab'],
        ['← →', 'the tab before or after, and round'],
        ['Home, End', 'the first, the last'],
      ],
    },
    ({ say }) => (
      <>
        <Tabs
          label={say('内容', 'Contents')}
          tabs={[
            { id: 'about', label: say('介绍', 'About'), panel: say('关于判断力。', 'About judgement.') },
            {
              id: 'parts',
              label: say('目录', 'Parts'),
              count: 20,
              panel: say('五章二十讲。', 'Twenty parts.'),
            },
          ]}
        />
        <Tabs
          look="pill"
          label={say('分类', 'Subjects')}
          tabs={[
            { id: 'all', label: say('全部', 'All') },
            { id: 'writing', label: say('写作', 'Writing') },
          ]}
        />
      </>
    ),
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: /About|介绍/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText(/Twenty parts|五章二十讲/)).toBeVisible();
    await expect(canvas.getByText(/About judgement|关于判断力/)).not.toBeVisible();
  },
};

export const Pages = part(
  {
    parts: ['Pagination'],
    purpose: 'The pages of a long list as links: the first, the last, and those around the one shown.',
    maturity: 'settling',
    do: ['Addresses of their own, so that a page can be sent to somebody.'],
    dont: ['For a list that fits on one page: it draws nothing then.'],
    keys: [['Tab, Enter', 'links in order; the page shown is told as the current one']],
  },
  ({ say }) => (
    <Pagination
      label={say('分页', 'Pages')}
      page={5}
      pages={20}
      hrefOf={(page) => `/all?page=${page}`}
      words={{
        previous: say('上一页', 'Previous'),
        next: say('下一页', 'Next'),
        page: (page) => say(`第 ${page} 页`, `Page ${page}`),
      }}
    />
  ),
);
