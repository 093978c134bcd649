/** What is pressed: buttons, links, the link of a card, the button that copies. */
import type { Meta } from '@storybook/react-vite';
import { Button } from '#ui/button.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { CloseButton } from '#ui/close-button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { KIT } from '../support/kit-docs.tsx';
import { part, Row } from '../support/kit-story.tsx';
import styles from '../support/kit.module.css';

const meta: Meta = { title: 'UI/Actions', tags: ['autodocs'], parameters: KIT };
export default meta;

export const Buttons = part(
  {
    parts: ['Button'],
    purpose: 'Something happens when it is pressed; with an address it is a link that looks like a button.',
    maturity: 'stable',
    do: [
      [
        'One primary button in a place: the step most people want.',
        () => <Button tone="primary">Save</Button>,
      ],
      'Say what happens: “Send code”, not “OK”. While it happens, `busy` keeps the width.',
    ],
    dont: [
      [
        'Two primary buttons side by side: neither is the first.',
        () => (
          <Row>
            <Button tone="primary">Save</Button>
            <Button tone="primary">Send</Button>
          </Row>
        ),
      ],
      '`disabled` for what can be put right: `unavailable` keeps it where the keyboard is.',
    ],
    keys: [
      ['Tab', 'reaches it, also while it is busy or unavailable'],
      ['Enter, Space', 'presses it; as a link, Enter follows it'],
    ],
  },
  ({ say }) => (
    <>
      {(['l', 'm', 's'] as const).map((size) => (
        <Row key={size}>
          {(['primary', 'secondary', 'ghost', 'text', 'danger'] as const).map((tone) => (
            <Button key={tone} tone={tone} size={size}>
              {say('保存', 'Save')}
            </Button>
          ))}
          <Button size={size} icon={<Icon name="play" size={16} />}>
            {say('试看', 'Preview')}
          </Button>
          <Button tone="primary" size={size} busy>
            {say('保存中', 'Saving')}
          </Button>
          <Button size={size} disabled>
            {say('已结束', 'Over')}
          </Button>
        </Row>
      ))}
    </>
  ),
);

export const Links = part(
  {
    parts: ['Link'],
    purpose: 'Leads to another page. An address that may not be followed is drawn as its text.',
    maturity: 'stable',
    do: ['Give it the result of `resolveLink` as `target`: it knows new tabs and pages that need a login.'],
    dont: [
      'A link for something that happens on the spot: that is a button.',
      '“Click here”: the words name the page.',
    ],
    keys: [
      ['Tab', 'reaches it'],
      ['Enter', 'follows it'],
    ],
  },
  ({ say }) => (
    <Row>
      <Link href="/about">{say('关于我们', 'About us')}</Link>
      <Link href="https://example.com">{say('外部网站', 'Another site')}</Link>
      <Link href="javascript:void 0">{say('不安全的地址只留文字', 'An unsafe address leaves its text')}</Link>
    </Row>
  ),
);

export const LinkOfACard = part(
  {
    parts: ['CardLink'],
    purpose:
      'The link of a card’s title. It covers the card, so all of it can be pressed and one name is read.',
    maturity: 'stable',
    do: ['Put it on the title; the card around it is `position: relative`.'],
    dont: ['Wrap a whole card in a link: everything in it would be read as one name.'],
    keys: [['Tab, Enter', 'one stop a card; Enter follows it']],
  },
  ({ say }) => (
    <article className={styles.card}>
      <h2>
        <CardLink href="/about">{say('三百字练习', 'Three hundred words')}</CardLink>
      </h2>
      <p>{say('整张卡片都可以点击。', 'All of the card can be pressed.')}</p>
    </article>
  ),
);

export const Copying = part(
  {
    parts: ['CopyButton'],
    purpose: 'Copies a short text that people carry elsewhere, and says that it did.',
    maturity: 'settling',
    do: ['Beside a number support asks for, an address, a code.'],
    dont: ['For long texts: let people select them.'],
    keys: [['Enter, Space', 'copies; “Copied” is read out']],
  },
  () => <CopyButton text="req-7f3a91" />,
);

export const Closing = part(
  {
    parts: ['CloseButton'],
    purpose: 'The cross that takes something away: a box, a message.',
    maturity: 'settling',
    do: ['In the corner where it closes something; `isOnVeil` outside a box.'],
    dont: ['The only way out: Esc has to do the same.'],
    keys: [['Enter, Space', 'closes; it is read as “Close”']],
  },
  () => <CloseButton onClick={() => undefined} />,
);
