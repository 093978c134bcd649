/** A section of a page with its heading, or with a name that is heard alone where it has none. */
import type { ReactNode } from 'react';
import { resolveLink, type Link } from '#schemas/page/link.ts';
import { Band } from './band.tsx';
import { SectionHead } from './section-head.tsx';

export interface SectionProps {
  root: { 'data-node': string; 'data-kind': string };
  id: string;
  /** Of the block: its heading, the sentence below it, and the way to more. */
  props: {
    title?: string | undefined;
    subtitle?: string | undefined;
    more?: Link | undefined;
    more_text?: string | undefined;
  };
  /** What it is called where it has no heading. */
  label: string;
  /** Words of the way to more where the block names none. */
  moreLabel?: string | undefined;
  children: ReactNode;
}

export function Section({ root, id, props, label, moreLabel = '', children }: SectionProps) {
  const { title = '', subtitle, more_text: words = '' } = props;
  const headId = `${id}-title`;
  const more = { label: words || moreLabel, target: resolveLink(props.more) };
  return (
    <Band
      {...root}
      as="section"
      {...(title === '' ? { 'aria-label': label } : { 'aria-labelledby': headId })}
    >
      {title !== '' && <SectionHead id={headId} title={title} subtitle={subtitle} more={more} />}
      {children}
    </Band>
  );
}
