/** Small things in a line of text: badges, icons, prices, marks, digits, words for the ear. */
import type { Meta } from '@storybook/react-vite';
import { Badge } from '#ui/badge.tsx';
import { Cover } from '#ui/cover.tsx';
import { Icon } from '#ui/icon.tsx';
import { MarkedText } from '#ui/marked-text.tsx';
import { PictureLabel } from '#ui/picture-label.tsx';
import { Price } from '#ui/price.tsx';
import { TimeDigits } from '#ui/time-digits.tsx';
import { sayTimeLeft } from '#ui/time-left.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { KIT } from '../support/kit-docs.tsx';
import { part, Row } from '../support/kit-story.tsx';
import styles from '../support/kit.module.css';

const meta: Meta = { title: 'UI/Text', tags: ['autodocs'], parameters: KIT };
export default meta;

const TONES = ['neutral', 'primary', 'accent', 'success', 'warning', 'error', 'gold', 'pulse'] as const;

export const Badges = part(
  {
    parts: ['Badge'],
    purpose: 'One or two words about the thing beside it: its state, its kind.',
    maturity: 'stable',
    do: [
      ['A tone that means what it says: success, warning, error.', () => <Badge tone="success">Paid</Badge>],
    ],
    dont: [
      'Something to press: a badge is read, not used.',
      ['A sentence.', () => <Badge>This is only open until Sunday evening</Badge>],
    ],
    keys: [],
  },
  ({ say }) => (
    <Row>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {say('标签', 'Label')}
        </Badge>
      ))}
      <Badge tone="primary" solid>
        {say('新', 'New')}
      </Badge>
    </Row>
  ),
);

export const Icons = part(
  {
    parts: ['Icon'],
    purpose:
      'A drawing of our own set in the colour of the text around it. All of them: Foundations / Parts / Icons.',
    maturity: 'stable',
    do: ['Beside words it is decoration; alone it takes a `label`.'],
    dont: ['An icon alone for what has no sign everybody knows: write the word.'],
    keys: [],
  },
  ({ say }) => (
    <Row>
      <Icon name="clock" size={16} />
      <Icon name="clock" />
      <Icon name="clock" size={28} label={say('时长', 'Length')} />
    </Row>
  ),
);

export const Prices = part(
  {
    parts: ['Price'],
    purpose: 'A price in fen as people read it: free as a word, the price before it struck through.',
    maturity: 'stable',
    do: ['`lineFen` only for a price that was really asked.'],
    dont: ['Write prices by hand: the ear is told which of two is the old one.'],
    keys: [],
  },
  ({ locale }) => (
    <Row>
      <Price fen={0} locale={locale} size="l" />
      <Price fen={19_900} lineFen={29_900} locale={locale} size="l" />
      <Price fen={1_299_950} locale={locale} />
      <Price fen={990} locale={locale} size="s" />
    </Row>
  ),
);

export const Marks = part(
  {
    parts: ['MarkedText'],
    purpose: 'A text with parts of it marked, as the results of a search show what was found.',
    maturity: 'stable',
    do: ['Mark what the person typed, nothing else.'],
    dont: ['For emphasis: that is `strong`, and a writer’s choice.'],
    keys: [],
  },
  ({ say }) => (
    <p>
      <MarkedText
        text={say('写作的第一课', 'Writing, the first step')}
        marks={[{ from: 0, to: say('写作', 'Writing').length }]}
      />
    </p>
  ),
);

export const LabelOnAPicture = part(
  {
    parts: ['PictureLabel'],
    purpose: 'Words that stay readable over a picture of any colours.',
    maturity: 'stable',
    do: ['A length, a number: two or three words in a corner.'],
    dont: ['The only place something is said: a picture may be missing.'],
    keys: [],
  },
  ({ say }) => (
    <div className={styles.pictured}>
      <Cover src="/demo/covers/one-window.svg" alt="" />
      <PictureLabel text={say('20 讲', '20 parts')} className={styles.corner} />
    </div>
  ),
);

const LEFT = { days: 2, hours: 4, minutes: 9, seconds: 30 };

export const Digits = part(
  {
    parts: ['TimeDigits', 'VisuallyHidden'],
    purpose: 'The digits of a countdown for the eye, and beside them the time in words for the ear alone.',
    maturity: 'stable',
    do: ['Say the time with `sayTimeLeft`: it changes by the hour or minute, not each second.'],
    dont: [
      'Digits without words beside them: they are hidden from the ear.',
      'Hide words that everybody needs: a hidden text is for what the eye sees in another way.',
    ],
    keys: [],
  },
  ({ locale }) => (
    <div className={styles.digits}>
      {(['s', 'm', 'l'] as const).map((size) => (
        <TimeDigits key={size} left={LEFT} locale={locale} size={size} />
      ))}
      <VisuallyHidden>{sayTimeLeft(LEFT, locale)}</VisuallyHidden>
    </div>
  ),
);
