/**
 * The definition of a renderer: everything about it but its view. No React here, so the server, the checks,
 * Storybook and the documentation all read the same value.
 */
import type { Static, TObject } from 'typebox';
import type { AnyEndpoint } from '../api/define-endpoint.ts';
import type { DataContext, DataPlan, PlanData } from './data-request.ts';
import type { FeatureName } from './feature-names.ts';
import type { PageNode } from './node.ts';
import type { HasDefault } from './fragments.ts';
import type { InOneLanguage, LocaleText } from './text.ts';
import type { LoginWayFacet } from '../auth/login-way.ts';
import type { When } from './condition.ts';

type Family =
  | 'chrome'
  | 'page'
  | 'system'
  | 'zone'
  | 'detail'
  | 'auth'
  | 'live'
  | 'study'
  | 'orders'
  | 'account'
  | 'tasks'
  | 'search'
  | 'training';

/** The shelf of a renderer: where merchants are offered it and may place it. */
export type Shelf =
  | 'page-block'
  | 'chrome'
  | 'screen'
  | 'detail-tab'
  | 'login-way'
  | 'live-module'
  | 'live-host-part';

/**
 * When the browser makes a node live: at once, when it is seen, when the browser is idle, or not before the page
 * is left (`never`: what the server drew is all there is, and its script is not fetched for the first page).
 */
export type Hydrate = 'load' | 'visible' | 'idle' | 'never';

interface SlotDefinition {
  /** Kinds that may stand here; empty means any of its shelf. */
  readonly kinds: readonly string[];
  /** What may stand here where no kind is named: page blocks unless it says otherwise. */
  readonly shelf: Shelf;
  readonly max: number;
}

type DefaultedKeys<Properties> = {
  [Key in keyof Properties]: Properties[Key] extends HasDefault ? Key : never;
}[keyof Properties];

/** Props after reading: texts in one language, and every field that names a default present. */
export type FilledProps<Props extends TObject> = InOneLanguage<
  Static<Props> &
    Required<Pick<Static<Props>, Extract<DefaultedKeys<Props['properties']>, keyof Static<Props>>>>
>;

/** What every renderer says of itself, whatever its props are. */
interface RendererFacts {
  /** Version of the props; raising it needs versions.ts beside it. */
  readonly version: number;
  readonly family: Family;
  readonly title: LocaleText;
  readonly description: LocaleText;
  readonly offers: Shelf;
  /** Endpoints it may send by name, and the names of its data to fetch again afterwards. */
  readonly actions: Readonly<Record<string, { endpoint: AnyEndpoint; refreshes: readonly string[] }>>;
  /** Features its view imports from; it imports from no other. */
  readonly uses: readonly FeatureName[];
  /** The condition a node of this kind has when it names none. */
  readonly when?: When;
  /** It shows a picture large enough to be the page's largest paint; its view receives `leads` when the picture is the page's first. */
  readonly largePicture: boolean;
  /** Of a way to log in: its tabs and their place in the login box (ADR-164, ADR-420). */
  readonly loginWay?: LoginWayFacet;
  readonly hydrate: Hydrate;
}

export interface RendererDefinition<
  Kind extends string = string,
  Props extends TObject = TObject,
  Slots extends string = string,
  Plan extends DataPlan = DataPlan,
  Intents extends string = string,
  Prepared = FilledProps<Props>,
> extends RendererFacts {
  /** Same as the folder's name. */
  readonly kind: Kind;
  readonly props: Props;
  readonly slots: Readonly<Record<Slots, SlotDefinition>>;
  /** Computes from its own props what it needs from the server. Pure. */
  readonly data: (props: Prepared, context: DataContext) => Plan;
  /**
   * A last step of reading, on the server only and after the language is chosen: turns what is costly or unsafe to
   * interpret into what the view draws (rich text into its tree, D44). Pure; its result is what views and data see.
   */
  readonly prepare?: (props: FilledProps<Props>) => Prepared;
  /** Names of the intents it may emit (src/engine/intents.ts). */
  readonly intents: readonly Intents[];
}

/** A definition without its type parameters, as registries hold it. Methods keep parameters bivariant. */
export interface AnyRenderer extends RendererFacts {
  readonly kind: string;
  readonly props: TObject;
  readonly slots: Readonly<Record<string, SlotDefinition>>;
  data(props: unknown, context: DataContext): DataPlan;
  prepare?(props: Readonly<Record<string, unknown>>): Record<string, unknown>;
  readonly intents: readonly string[];
}

/** Props as the view sees them: texts already in the page's language, defaults filled. */
export type PropsOf<D> = D extends { readonly prepare?: (props: never) => infer Prepared } ? Prepared : never;
/** Props as a merchant stores them. */
export type StoredPropsOf<D> = D extends { readonly props: infer Props extends TObject }
  ? Static<Props>
  : never;
export type ViewDataOf<D> = D extends { data: (...args: never[]) => infer Plan } ? PlanData<Plan> : never;
export type SlotsOf<D> = D extends {
  readonly slots: Readonly<Record<infer Slots extends string, SlotDefinition>>;
}
  ? Slots
  : never;

interface RendererOptions<
  Kind extends string,
  Props extends TObject,
  Slots extends string,
  Plan extends DataPlan,
  Intents extends string,
  Prepared,
> {
  kind: Kind;
  family: Family;
  version?: number;
  title: LocaleText;
  description: LocaleText;
  offers: Shelf;
  props: Props;
  slots?: Record<Slots, { kinds?: readonly string[]; shelf?: Shelf; max?: number }>;
  prepare?: (props: FilledProps<Props>) => Prepared;
  data?: (props: Prepared, context: DataContext) => Plan;
  actions?: Record<string, { endpoint: AnyEndpoint; refreshes?: readonly string[] }>;
  uses?: readonly FeatureName[];
  intents?: readonly Intents[];
  when?: When;
  largePicture?: boolean;
  loginWay?: LoginWayFacet;
  hydrate?: Hydrate;
}

/** The data of a renderer that asks for none. It is one shared value, so that the walk through a page can skip it. */
export function asksNothing(): Record<never, never> {
  return {};
}

/** The actions of a renderer that sends none; one shared value for the same reason. */
export const NO_ACTIONS: AnyRenderer['actions'] = Object.freeze({});

function actionsOf(actions: RendererOptions<string, TObject, string, DataPlan, string, object>['actions']) {
  if (actions === undefined) return NO_ACTIONS;
  return Object.fromEntries(
    Object.entries(actions).map(([name, { endpoint, refreshes = [] }]) => [name, { endpoint, refreshes }]),
  );
}

export function defineRenderer<
  const Kind extends string,
  Props extends TObject,
  const Slots extends string = never,
  Plan extends DataPlan = Record<never, never>,
  const Intents extends string = never,
  Prepared = FilledProps<Props>,
>(
  options: RendererOptions<Kind, Props, Slots, Plan, Intents, Prepared>,
): RendererDefinition<Kind, Props, Slots, Plan, Intents, Prepared>;
export function defineRenderer(
  options: RendererOptions<string, TObject, string, DataPlan, string, Record<string, unknown>>,
): AnyRenderer {
  const slots = Object.fromEntries(
    Object.entries(options.slots ?? {}).map(([name, slot]) => [
      name,
      { kinds: slot.kinds ?? [], shelf: slot.shelf ?? 'page-block', max: slot.max ?? 50 },
    ]),
  );
  return {
    kind: options.kind,
    family: options.family,
    version: options.version ?? 1,
    title: options.title,
    description: options.description,
    offers: options.offers,
    props: options.props,
    slots,
    data: options.data ?? asksNothing,
    ...(options.prepare === undefined ? {} : { prepare: options.prepare }),
    actions: actionsOf(options.actions),
    uses: options.uses ?? [],
    intents: options.intents ?? [],
    ...(options.when === undefined ? {} : { when: options.when }),
    largePicture: options.largePicture ?? false,
    ...(options.loginWay === undefined ? {} : { loginWay: options.loginWay }),
    hydrate: options.hydrate ?? 'load',
  };
}

/**
 * A step of a renderer's stored props from the version before to `to`. Kept in versions.ts beside the definition;
 * stored data never changes otherwise.
 */
export interface PropsMigration {
  readonly to: number;
  readonly why: string;
  readonly up: (props: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/** One named config of a renderer: stories, tests, documentation and demo shops all use these. */
export interface RendererExample<Props = Readonly<Record<string, unknown>>> {
  readonly name: string;
  readonly props: Props;
  readonly slots?: Readonly<Record<string, readonly PageNode[]>>;
  /** Data a story shows in place of a server's, by request name. */
  readonly data?: Readonly<Record<string, unknown>>;
}
