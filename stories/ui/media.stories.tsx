/** Pictures and what stands like one: covers, portraits, codes, frames, slides. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '#ui/avatar.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Cover } from '#ui/cover.tsx';
import { LaterQrCode } from '#ui/later-qr-code.tsx';
import { MediaColumn, MediaFrame } from '#ui/media-frame.tsx';
import { Picture } from '#ui/picture.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { KIT } from '../support/kit-docs.tsx';
import { part, Row } from '../support/kit-story.tsx';
import styles from '../support/foundations.module.css';

const meta: Meta = { title: 'UI/Media', tags: ['autodocs'], parameters: KIT };
export default meta;

const WINDOW = '/demo/covers/one-window.svg';

export const Covers = part(
  {
    parts: ['Cover', 'Picture'],
    purpose:
      'A picture in a place held from the start; a missing one shows a quiet pattern. `Picture` is the image alone, for places already held.',
    maturity: 'stable',
    do: [
      'Say how wide it is drawn: `sizes`, or `pageSizes(...)`.',
      'Empty `alt` where the title stands beside it.',
    ],
    dont: [
      '`priority` on more than the first picture of a page.',
      [
        'Words inside a picture: they are not translated, read or found.',
        () => <Cover src={undefined} alt="Missing" />,
      ],
    ],
    keys: [],
  },
  ({ say }) => (
    <div className={styles.grid}>
      <Cover src={WINDOW} alt="" />
      <Cover src={WINDOW} alt="" ratio="1 / 1" radius="l" />
      <Cover src="/demo/covers/missing.svg" alt={say('找不到的图片', 'A picture that is gone')} />
      <Cover src={undefined} alt={say('没有图片', 'No picture')} />
      <Picture url={WINDOW} alt="" sizes="240px" width={240} height={135} />
    </div>
  ),
);

export const Portraits = part(
  {
    parts: ['Avatar'],
    purpose: 'A person’s picture; without one, the first letter of the name on a tone the name decides.',
    maturity: 'stable',
    do: ['Write the name beside it.'],
    dont: ['Alone: it is hidden from the ear.'],
    keys: [],
  },
  () => (
    <Row>
      {['林知行', '苏木', 'Ada Lovelace'].map((name) => (
        <Row key={name}>
          <Avatar name={name} />
          {name}
        </Row>
      ))}
    </Row>
  ),
);

export const Codes = part(
  {
    parts: ['QrCode', 'LaterQrCode'],
    purpose:
      'A code to scan. The later one is for a code behind something that opens: its encoder comes with the first use of the page.',
    maturity: 'stable',
    do: [
      'At least 96 pixels, dark on light in every theme.',
      'The same way as a link beside it, for who cannot scan.',
    ],
    dont: ['On a phone as the only way: nobody scans their own screen.'],
    keys: [],
  },
  ({ say }) => (
    <Row>
      <QrCode text="https://example.com/a" label={say('网址二维码', 'Code of the address')} />
      <LaterQrCode text="https://example.com/b" label={say('另一个网址', 'Another address')} size={96} />
    </Row>
  ),
);

export const Frames = part(
  {
    parts: ['MediaFrame', 'MediaColumn'],
    purpose:
      'The place of a film or a foreign frame, held by its shape, in a column not too wide to look at.',
    maturity: 'stable',
    do: ['Choose the shape of the film, so that nothing is cut.'],
    dont: ['A height of your own.'],
    keys: [],
  },
  ({ say }) => (
    <MediaColumn width="narrow">
      <MediaFrame ratio="wide">
        <p>{say('影片的位置', 'Where the film stands')}</p>
      </MediaFrame>
    </MediaColumn>
  ),
);

const SLIDES = ['night-study', 'morning-desk', 'member-light'];

export const Slides: StoryObj = {
  ...part(
    {
      parts: ['Carousel'],
      purpose:
        'Slides in a row that snap into place: by scrolling without script; with it, arrows, dots, pause.',
      maturity: 'stable',
      do: ['Put first what has to be seen; three to five slides.'],
      dont: ['Anything that stands nowhere else: most people see the first slide alone.'],
      keys: [
        ['← →', 'on the row: scrolls'],
        ['Tab', 'row, arrows, dots, pause; it stands still while the focus is in it'],
      ],
    },
    ({ say }) => (
      <Carousel
        label={say('推荐', 'Featured')}
        intervalMs={0}
        slides={SLIDES.map((name) => (
          <Cover key={name} src={`/demo/banners/${name}.svg`} alt={name} ratio="1200 / 360" radius="l" />
        ))}
      />
    ),
  ),
  play: async ({ canvas }) => {
    const current = () =>
      canvas.getAllByRole('button', { name: /Slide|第/ }).findIndex((dot) => dot.ariaCurrent === 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Next|下一张/ }));
    await expect(current()).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: /Previous|上一张/ }));
    // A click while the slides still slide counts from where they are going.
    await expect(current()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: /Previous|上一张/ }));
    await expect(current()).toBe(2);
    await waitFor(() => {
      const list = canvas.getByRole('list', { name: /Featured|推荐/ });
      return expect(Math.round(list.scrollLeft / list.clientWidth)).toBe(2);
    });
    await expect(current()).toBe(2);
  },
};
