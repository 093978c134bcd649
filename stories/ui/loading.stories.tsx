/** Grey shapes in the place of what is on its way: as large as what will stand there, so that nothing moves. */
import type { Meta } from '@storybook/react-vite';
import { LoadingBand, LoadingRow } from '#ui/loading-band.tsx';
import { SheetSkeleton } from '#ui/sheet.tsx';
import { CardSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { KIT } from '../support/kit-docs.tsx';
import { part, ROOT } from '../support/kit-story.tsx';
import styles from '../support/foundations.module.css';

const meta: Meta = { title: 'UI/Loading', tags: ['autodocs'], parameters: KIT };
export default meta;

export const Bones = part(
  {
    parts: ['Skeleton', 'CardSkeleton', 'SheetSkeleton'],
    purpose: 'The grey shape of a line, a picture, a card, a sheet of settings.',
    maturity: 'stable',
    do: [['The size of what comes.', () => <Skeleton lines={2} />]],
    dont: ['For what is there within a moment: a flash of grey is worse than a still page.'],
    keys: [],
  },
  () => (
    <>
      <Skeleton shape="title" width="40%" />
      <Skeleton lines={3} />
      <Skeleton shape="circle" width={40} height={40} />
      <div className={styles.grid}>
        <CardSkeleton />
        <CardSkeleton />
      </div>
      <SheetSkeleton root={ROOT} rows={3} />
    </>
  ),
);

export const Rows = part(
  {
    parts: ['LoadingRow', 'LoadingBand'],
    purpose:
      'A row of such shapes for a part of a section, and a whole section that is loading under its heading.',
    maturity: 'stable',
    do: ['Take the class of the list that will stand here: its columns are the list’s.'],
    dont: ['A spinner in the middle of a page.'],
    keys: [],
  },
  ({ say }) => (
    <>
      <LoadingRow className={styles.grid} count={4} />
      <LoadingBand root={ROOT} props={{ title: say('最新', 'New here') }} className={styles.grid} count={4} />
    </>
  ),
);
