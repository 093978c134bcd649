/** What a section looks like while its data comes: its heading, and grey shapes where its entries will stand. */
import { Fragment, type ReactNode } from 'react';
import { Band } from './band.tsx';
import { SectionHead } from './section-head.tsx';
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

export interface LoadingBandProps extends LoadingRowProps {
  root: { 'data-node': string; 'data-kind': string };
  /** Of the heading, where the section has one. */
  props?: { title?: string | undefined; subtitle?: string | undefined } | undefined;
}

/** A whole section that is loading. */
export function LoadingBand({ root, props, ...row }: LoadingBandProps): ReactNode {
  return (
    <Band {...root} as="div">
      {props?.title && <SectionHead title={props.title} subtitle={props.subtitle} />}
      <LoadingRow {...row} />
    </Band>
  );
}

/** The fallback of a section while its data comes, by what will stand there. */
export function loadingAs(row: LoadingRowProps) {
  return ({ root, props }: Pick<LoadingBandProps, 'root' | 'props'>): ReactNode => (
    <LoadingBand root={root} props={props} {...row} />
  );
}
