/** A story of one part of the kit, with what its docs page says of it: `parameters.kit`. */
import type { StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '#schemas/locale.ts';
import { Band } from '#ui/band.tsx';
import { localeOf } from './toolbars.ts';
import styles from './kit.module.css';

/** One sentence, or one with a small drawing: a function, which is left out when parameters travel to the frame. */
export type Advice = string | readonly [say: string, draw: () => ReactNode];
export type Maturity = 'stable' | 'settling' | 'new';

export interface KitPart {
  /** The components it is about; each component of the kit is told of once. */
  parts: readonly [string, ...string[]];
  purpose: string;
  maturity: Maturity;
  do: readonly [Advice, ...Advice[]];
  dont: readonly [Advice, ...Advice[]];
  /** A key and what it does; none where there is nothing to press. */
  keys: readonly (readonly [key: string, does: string])[];
}

export interface DrawProps {
  locale: Locale;
  /** The words of the story's language. */
  say: (cn: string, en: string) => string;
}

/** The story of a part, in the language of the toolbar. */
export function part(kit: KitPart, Draw: ComponentType<DrawProps>): StoryObj {
  return {
    parameters: { kit },
    render: (_args, { globals }) => {
      const locale = localeOf(globals);
      const say = (cn: string, en: string) => (locale === 'cn' ? cn : en);
      return (
        <Band space="l" as="div">
          <div className={styles.stack}>{createElement(Draw, { locale, say })}</div>
        </Band>
      );
    },
  };
}

/** What a view spreads on its root, for parts that stand as one. */
export const ROOT = { 'data-node': 'story', 'data-kind': 'story' } as const;

/** Things beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A column as wide as a form. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
