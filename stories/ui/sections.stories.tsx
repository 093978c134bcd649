/** What a page is made of: bands and their heads, cards in the middle of a place, sheets of settings. */
import type { Meta } from '@storybook/react-vite';
import { Band } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardPlace, FormCard } from '#ui/form-card.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Section } from '#ui/section.tsx';
import { Sheet, SheetRow, SheetRows } from '#ui/sheet.tsx';
import { KIT } from '../support/kit-docs.tsx';
import { part, ROOT } from '../support/kit-story.tsx';

const meta: Meta = { title: 'UI/Sections', tags: ['autodocs'], parameters: KIT };
export default meta;

export const Bands = part(
  {
    parts: ['Band', 'Section', 'SectionHead'],
    purpose:
      'A band is as wide as the window and holds its content to the page’s column. A section is a band with its heading, or with a name for the ear where it has none.',
    maturity: 'stable',
    do: [
      'Spread a view’s `root` on it: it is a block’s root element.',
      [
        'One heading, one line under it, one way to more.',
        () => <SectionHead title="Talks" subtitle="New every week" />,
      ],
    ],
    dont: [
      'Widths or margins of your own around a band: pages line up by it.',
      'Skip a heading level for its size.',
    ],
    keys: [['Tab', 'reaches the way to more']],
  },
  ({ say }) => (
    <>
      {(['plain', 'surface', 'sunken'] as const).map((tone) => (
        <Band key={tone} tone={tone} space="m" aria-label={tone}>
          <SectionHead title={say('标题', 'Heading')} subtitle={tone} level={3} />
        </Band>
      ))}
      <Section
        root={ROOT}
        id="story"
        label={say('讲座', 'Talks')}
        moreLabel={say('更多', 'More')}
        props={{ title: say('讲座', 'Talks'), more: { link_url: '/all' } }}
      >
        <p>{say('这里是内容。', 'Its content.')}</p>
      </Section>
    </>
  ),
);

export const Cards = part(
  {
    parts: ['FormCard', 'Card', 'CardPlace'],
    purpose:
      'One short form, or what came of one, in the middle of its place. `Card` and `CardPlace` are its halves.',
    maturity: 'stable',
    do: ['One question a card. `isNarrow` where phones see it.'],
    dont: ['For cards in a list: those belong to the thing they show.', 'Two of them on a page.'],
    keys: [['Tab', 'goes through its form; its title takes the focus when a step has ended']],
  },
  ({ say }) => (
    <>
      <FormCard
        id="card"
        icon="shield"
        title={say('确认身份', 'Confirm it is you')}
        hint={say('只需一步。', 'One step.')}
      >
        <Button tone="primary" block>
          {say('继续', 'Go on')}
        </Button>
      </FormCard>
      <CardPlace>
        <Card labelledBy="own">
          <h2 id="own">{say('自己的标题', 'A heading of its own')}</h2>
        </Card>
      </CardPlace>
    </>
  ),
);

export const Settings = part(
  {
    parts: ['Sheet', 'SheetRows', 'SheetRow'],
    purpose: 'Settings: a raised card with a heading, and rows of name, value and what can be done with it.',
    maturity: 'settling',
    do: [
      'Name the fact, then what it is; its button at the end of the row.',
      '`isEmpty` for what is not set: it reads softer.',
    ],
    dont: ['A row without a value: that is a button.'],
    keys: [['Tab', 'goes from button to button; name and value are read as a list of terms']],
  },
  ({ say }) => (
    <Sheet
      root={ROOT}
      id="sheet"
      title={say('资料', 'Profile')}
      hint={say('只有你能看到。', 'Only you see this.')}
    >
      <SheetRows>
        <SheetRow name={say('昵称', 'Name')} actions={<Button size="s">{say('修改', 'Change')}</Button>}>
          {say('林知行', 'Lin Zhixing')}
        </SheetRow>
        <SheetRow
          name={say('邮箱', 'E-mail')}
          isEmpty
          actions={<Button size="s">{say('添加', 'Add')}</Button>}
        >
          {say('未填写', 'Not given')}
        </SheetRow>
      </SheetRows>
    </Sheet>
  ),
);
