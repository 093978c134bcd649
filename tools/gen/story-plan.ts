/** Which stories a renderer gets: read from its definition, its examples and its source, so that nobody keeps a list. */
import type { DataPlan } from '#schemas/page/data-request.ts';
import type { AnyRenderer, RendererExample } from '#schemas/page/define-renderer.ts';
import { describeProps, holds } from '#schemas/page/describe-props.ts';
import { isObject } from '#schemas/page/json.ts';
import { localize } from '#schemas/page/text.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { PLAIN_SHOP } from '#schemas/shop/plain-shop.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { pascal } from './files.ts';

type Example = RendererExample<unknown>;

interface PlannedState {
  /** Name of the exported story. */
  readonly story: string;
  readonly state: string;
  /** The example it is a state of. */
  readonly of: string;
}

export interface StoryPlan {
  /** The example the playground starts from. */
  readonly playground: string;
  readonly examples: readonly { readonly story: string; readonly name: string }[];
  readonly states: readonly PlannedState[];
}

/** What the source of a renderer tells that its definition does not. */
export interface SourceFacts {
  /** A view asks who looks. */
  readonly asksViewer: boolean;
  /** A view counts by the server's clock. */
  readonly asksClock: boolean;
}

/** Read from the text of a renderer's files; a hook is always called by its name. */
export function factsOfSource(source: string): SourceFacts {
  return { asksViewer: /\buseViewer\(/.test(source), asksClock: /\buseServerNow\(/.test(source) };
}

/** The requests of an example, as far as they can be known without a page around it. */
function requestsOf(definition: AnyRenderer, example: Example): DataPlan {
  const defaults = describeProps(definition).flatMap((row): [string, unknown][] =>
    row.fallback === undefined ? [] : [[row.name, row.fallback]],
  );
  const props: Record<string, unknown> = {
    ...Object.fromEntries(defaults),
    ...(isObject(example.props) ? example.props : {}),
  };
  try {
    const read = localize(props, 'en');
    return definition.data(definition.prepare?.(read) ?? read, {
      shopId: PLAIN_SHOP.app_id,
      locale: 'en',
      capabilities: capabilities(readShop(PLAIN_SHOP)),
      params: {},
    });
  } catch {
    return {};
  }
}

const toState = (state: string, of: string, first: boolean): PlannedState => ({
  story: first ? pascal(state) : `${pascal(state)}${pascal(of)}`,
  state,
  of,
});

/** Waiting and failing, once for each set of requests the examples make: a look knows nothing else of its node. */
function networkStates(definition: AnyRenderer, examples: readonly Example[]): PlannedState[] {
  const sets = new Map<string, string>();
  for (const example of examples) {
    const names = Object.keys(requestsOf(definition, example)).sort().join(' ');
    if (names !== '' && !sets.has(names)) sets.set(names, example.name);
  }
  return [...sets.values()].flatMap((of, index) =>
    ['loading', 'failed'].map((state) => toState(state, of, index === 0)),
  );
}

function isPersonal(definition: AnyRenderer, examples: readonly Example[], facts: SourceFacts): boolean {
  const { login, svip, bought } = definition.when ?? {};
  if (facts.asksViewer || login !== undefined || svip !== undefined || bought !== undefined) return true;
  return examples.some((example) =>
    Object.values(requestsOf(definition, example)).some((request) => request.endpoint.perLearner),
  );
}

/** The example that shows most, and the one that shows the usual. */
function pick(examples: readonly Example[], names: readonly string[]): string {
  return names.find((name) => examples.some((one) => one.name === name)) ?? examples[0]?.name ?? '';
}

export function planStories(
  definition: AnyRenderer,
  examples: readonly Example[],
  facts: SourceFacts,
): StoryPlan {
  const names = [...new Set(examples.map((example) => example.name))];
  const usual = pick(examples, ['typical', 'maximal']);
  const rich = pick(examples, ['maximal', 'typical']);
  const people = isPersonal(definition, examples, facts) ? ['visitor', 'learner', 'svip'] : [];
  const times = facts.asksClock ? ['before', 'at', 'after'] : [];
  const pictures =
    holds(describeProps(definition), 'image') && !names.includes('broken-image') ? ['broken-images'] : [];
  const always = ['still', 'pseudo'].map((state) => toState(state, rich, true));
  return {
    playground: usual,
    examples: names.map((name) => ({ story: pascal(name), name })),
    states: [
      ...networkStates(definition, examples),
      ...[...people, ...times, ...pictures].map((state) => toState(state, usual, true)),
      ...always,
    ],
  };
}
