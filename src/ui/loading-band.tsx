/** What a section looks like while its data comes: its heading, and grey shapes where its entries will stand. */
import { Fragment, type ReactNode } from 'react';
import { FallbackBand, type FallbackBandProps } from './fallback-band.tsx';
import { CardSkeleton } from './skeleton.tsx';

export interface LoadingRowProps {
  /** Of the list that will stand here, so that nothing moves. */
  className: string | undefined;
  count: number;
  /** The grey shape of one entry; a card's unless it says otherwise. */
  bone?: ReactNode;
}

/** The grey shapes alone, for a part of a section. */
export function LoadingRow({ className, count, bone = <CardSkeleton /> }: LoadingRowProps): ReactNode {
  return (
    <div className={className} aria-busy="true">
      {Array.from({ length: count }, (_, place) => (
        <Fragment key={place}>{bone}</Fragment>
      ))}
    </div>
  );
}

type HeadProps = Pick<FallbackBandProps, 'root' | 'props'>;

/** A whole section that is loading. */
export function LoadingBand({ root, props, ...row }: HeadProps & LoadingRowProps): ReactNode {
  return (
    <FallbackBand root={root} props={props}>
      <LoadingRow {...row} />
    </FallbackBand>
  );
}

/** The fallback of a section while its data comes, by what will stand there. */
export const loadingAs = (row: LoadingRowProps) => (head: HeadProps) => <LoadingBand {...head} {...row} />;
