/** The generator of stories: from what a renderer is to the stories it gets. */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { goodsCardsGet } from '#schemas/api/catalogue/goods.ts';
import { defineEndpoint } from '#schemas/api/define-endpoint.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer, type RendererExample } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema, ImageUrlSchema, withDefault } from '#schemas/page/fragments.ts';
import { factsOfSource, planStories } from './story-plan.ts';

const about = {
  kind: 'sample',
  family: 'page',
  title: { cn: '样', en: 'Sample' },
  description: { cn: '样', en: 'Sample' },
  offers: 'page-block',
} as const;
const nothing = factsOfSource('');
const example = (name: string, props: unknown = {}): RendererExample<unknown> => ({ name, props });
const plain = defineRenderer({ ...about, props: Type.Object({}) });

const own = defineEndpoint({
  name: 'own.get',
  access: 'anyone',
  gate: 'nothing',
  area: 'learning',
  summary: 'The learner’s own',
  input: Type.Object({}),
  data: Type.Object({}),
  perLearner: true,
});

describe('planStories', () => {
  it('D36: every example is a story, and the playground starts from the usual one', () => {
    const plan = planStories(plain, [example('minimal'), example('typical'), example('long-text')], nothing);
    expect(plan.examples).toEqual([
      { story: 'Minimal', name: 'minimal' },
      { story: 'Typical', name: 'typical' },
      { story: 'LongText', name: 'long-text' },
    ]);
    expect(plan.playground).toBe('typical');
    expect(planStories(plain, [example('other')], nothing).playground).toBe('other');
  });

  it('D36: a renderer without data, viewer or clock is shown still and in the pseudo language', () => {
    const plan = planStories(plain, [example('typical'), example('maximal')], nothing);
    expect(plan.states).toEqual([
      { story: 'Still', state: 'still', of: 'maximal' },
      { story: 'Pseudo', state: 'pseudo', of: 'maximal' },
    ]);
  });

  it('D36: a renderer with data waits and fails, once for each set of requests its examples make', () => {
    const definition = defineRenderer({
      ...about,
      props: Type.Object({ source: withDefault(ChoiceSchema(['shop', 'own']), 'shop') }),
      data: (props) => (props.source === 'shop' ? { goods: request(goodsCardsGet, { queries: [] }) } : {}),
    });
    const plan = planStories(definition, [example('empty', { source: 'own' }), example('typical')], nothing);
    expect(plan.states.slice(0, 2)).toEqual([
      { story: 'Loading', state: 'loading', of: 'typical' },
      { story: 'Failed', state: 'failed', of: 'typical' },
    ]);
  });

  it('D114: what depends on the person is shown to a visitor, a learner and a super VIP', () => {
    const people = (states: readonly { state: string }[]) =>
      states.map(({ state }) => state).filter((state) => ['visitor', 'learner', 'svip'].includes(state));
    const all = ['visitor', 'learner', 'svip'];
    const personal = defineRenderer({
      ...about,
      props: Type.Object({}),
      data: () => ({ own: request(own, {}) }),
    });
    const datedView = defineRenderer({ ...about, props: Type.Object({}), when: { login: 'in' } });
    expect(people(planStories(personal, [example('typical')], nothing).states)).toEqual(all);
    expect(people(planStories(datedView, [example('typical')], nothing).states)).toEqual(all);
    const asking = factsOfSource('const viewer = useViewer();');
    expect(people(planStories(plain, [example('typical')], asking).states)).toEqual(all);
    expect(people(planStories(plain, [example('typical')], nothing).states)).toEqual([]);
  });

  it('requirement 62: what counts by the server’s clock is shown before, at and after its moment', () => {
    const states = planStories(plain, [example('typical')], factsOfSource('useServerNow(to)')).states;
    expect(states.map(({ state }) => state)).toEqual(['before', 'at', 'after', 'still', 'pseudo']);
  });

  it('D36: pictures that cannot be had are a state where no example shows them', () => {
    const definition = defineRenderer({ ...about, props: Type.Object({ cover: ImageUrlSchema() }) });
    const states = (names: string[]) =>
      planStories(
        definition,
        names.map((name) => example(name)),
        nothing,
      ).states.map(({ state }) => state);
    expect(states(['typical'])).toContain('broken-images');
    expect(states(['typical', 'broken-image'])).not.toContain('broken-images');
  });
});
