/** The view of a renderer: its component, its words and its fallbacks while data is loading, missing or failed. */
import type { ReactNode } from 'react';
import type { AnswerOf, AnyEndpoint, InputOf } from '#schemas/api/define-endpoint.ts';
import { defineWords } from '#i18n/define-words.ts';
import type { Translate, WordKeys, Words } from '#i18n/words.ts';
import type { Locale } from '#schemas/locale.ts';
import type { AnyRenderer, PropsOf, SlotsOf, ViewDataOf } from '#schemas/page/define-renderer.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import type { Intend } from './intents.ts';

/** Attributes the view spreads on its root element, so that each placed renderer can be found in the page. */
interface RootAttributes {
  'data-node': string;
  'data-kind': string;
}

export interface ViewProps<D extends AnyRenderer, Keys extends string> {
  root: RootAttributes;
  id: string;
  props: PropsOf<D>;
  data: ViewDataOf<D>;
  slots: Readonly<Record<SlotsOf<D>, ReactNode>>;
  /** This node shows the page's first large picture: its first is fetched before anything else (ADR-131). */
  leads: boolean;
  t: Translate<Keys>;
  locale: Locale;
  can: Capabilities;
  intend: Intend;
  /** Sends one of the definition's actions by name, then refreshes the data the action names. */
  act: <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => Promise<AnswerOf<E>>;
}

export interface FallbackProps<Props = Readonly<Record<string, unknown>>, Keys extends string = never> {
  root: RootAttributes;
  t: Translate<Keys>;
  retry: () => void;
  message?: string;
  /** The node's own props; absent in tests that draw only the fallback. */
  props?: Props;
}

/** The fallbacks of a view; the engine draws its default for each that is left out. */
export interface Fallbacks<Props = Readonly<Record<string, unknown>>, Keys extends string = string> {
  Loading?: (props: FallbackProps<Props, Keys>) => ReactNode;
  Failure?: (props: FallbackProps<Props, Keys>) => ReactNode;
  /** Stands in for a learner's own data while no one is logged in; `retry` opens the login box. */
  LoggedOut?: (props: FallbackProps<Props, Keys>) => ReactNode;
}

/** ViewProps without their type parameters, as the engine fills them. */
export interface AnyViewProps {
  root: RootAttributes;
  id: string;
  props: Readonly<Record<string, unknown>>;
  data: Readonly<Record<string, unknown>>;
  slots: Readonly<Record<string, ReactNode>>;
  leads?: boolean;
  t: Translate<string>;
  locale: Locale;
  can: Capabilities;
  intend: Intend;
  act: (endpoint: AnyEndpoint, input: never) => Promise<unknown>;
}

type AnyFallbackProps = FallbackProps<Readonly<Record<string, unknown>>, string>;

export interface View {
  readonly definition: AnyRenderer;
  readonly words: Words;
  /** Its words in a language; their namespace is the kind. */
  readonly translate: (locale: Locale) => Translate<string>;
  /** A function component; declared as a method because its props were checked before the engine calls it. */
  Component(props: AnyViewProps): ReactNode;
  Loading?(props: AnyFallbackProps): ReactNode;
  Failure?(props: AnyFallbackProps): ReactNode;
  LoggedOut?(props: AnyFallbackProps): ReactNode;
}

export function defineView<D extends AnyRenderer, const W extends Words>(
  definition: D,
  words: W,
  Component: (props: ViewProps<D, WordKeys<W>>) => ReactNode,
  fallbacks?: Fallbacks<PropsOf<D>, WordKeys<W>>,
): View;
export function defineView(
  definition: AnyRenderer,
  words: Words,
  Component: (props: never) => ReactNode,
  fallbacks: Fallbacks<never> = {},
): View {
  return { definition, words, translate: defineWords(definition.kind, words).in, Component, ...fallbacks };
}
