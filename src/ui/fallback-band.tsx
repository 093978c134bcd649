/** The place of a section that cannot be drawn yet, or at all: its heading still says what is missing. */
import type { ReactNode } from 'react';
import { Band } from './band.tsx';
import { SectionHead } from './section-head.tsx';

export interface FallbackBandProps {
  root: { 'data-node': string; 'data-kind': string };
  /** The section's own, where they are known. */
  props?: Readonly<Record<string, unknown>> | undefined;
  children: ReactNode;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export function FallbackBand({ root, props, children }: FallbackBandProps) {
  const title = textOf(props?.['title']);
  return (
    <Band {...root} as="div">
      {title !== '' && <SectionHead title={title} subtitle={textOf(props?.['subtitle'])} />}
      {children}
    </Band>
  );
}
