/** A page of one card that says how something stands, and what came of it in the end; laid out for phones and frames too. */
import { useEffect, useRef, type ReactNode } from 'react';
import { FormCard } from '#ui/form-card.tsx';
import type { IconName } from '#ui/icon.tsx';

interface StatusCardProps {
  root: object;
  id: string;
  icon: IconName;
  title: string;
  hint: string;
  busy: boolean;
  /** Nothing changes any more. */
  isEnd: boolean;
  children?: ReactNode;
}

export function StatusCard({ isEnd, ...card }: StatusCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: whoever listens is told what came of it.
  useEffect(() => {
    if (isEnd) heading.current?.focus();
  }, [isEnd]);
  return <FormCard {...card} heading={heading} isNarrow />;
}
