/**
 * Stories of placed renderers, written by tools/gen/stories.ts: a playground with controls and a docs page, one story
 * an example, and the states every renderer of its kind can be in. An example goes the way of a stored page.
 */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import type { RendererExample } from '#schemas/page/define-renderer.ts';
import { changeEach, describeProps } from '#schemas/page/describe-props.ts';
import { isObject } from '#schemas/page/json.ts';
import { addressLocale, withControlsIn } from './control-language.ts';
import { controlsOf, textsOf } from './controls.ts';
import { type Args, argsOf, nodeConfig, type NodeParameters, propsFrom } from './node-args.ts';
import { NodeStage } from './node-stage.tsx';
import { RendererDocs } from './renderer-docs.tsx';
import { openRoom, type StoryRoom } from './story-rooms.ts';
import type { Globals } from './toolbars.ts';
import { whenSettled } from './when-settled.ts';

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)(?:\?.*)?$/i;

function without(value: unknown): unknown {
  if (typeof value === 'string') return PICTURE.test(value) ? '/gone.svg' : value;
  if (Array.isArray(value)) return value.map(without);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, without(part)]));
}

/** Data whose pictures cannot be had. The same answers with every picture's address leading nowhere. */
function withoutImages(data: RendererExample['data']): Record<string, unknown> {
  const answers = without(data);
  return isObject(answers) ? answers : {};
}

type Example = RendererExample<unknown>;

/** States a story can be in beside what its config says, and the toolbars' choices that bring them about. */
const STATES = {
  loading: { network: 'waiting' },
  failed: { network: 'offline' },
  visitor: { role: 'visitor' },
  learner: { role: 'learner' },
  svip: { role: 'svip' },
  before: { clock: 'before' },
  at: { clock: 'at' },
  after: { clock: 'after' },
  still: { motion: 'reduced' },
  pseudo: { locale: 'pseudo' },
  'broken-images': {},
} as const satisfies Record<string, Globals>;
export type StateName = keyof typeof STATES;

function isArgs(value: unknown): value is Args {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function Stage({
  room,
  args,
  example,
  globals,
}: {
  room: StoryRoom;
  args: Args;
  example: Example | undefined;
  globals: Globals;
}) {
  const { view, definition } = room;
  const subject = useMemo(() => {
    const slots = example?.slots === undefined ? {} : { slots: example.slots };
    const props = propsFrom(textsOf(definition), args);
    const node = { id: 'story', kind: definition.kind, v: definition.version, props, ...slots };
    return { view, definition, node, data: example?.data };
  }, [view, definition, args, example]);
  return <NodeStage subject={subject} globals={globals} />;
}

function nodeParameters({ definition }: StoryRoom, example: Example | undefined): NodeParameters {
  return {
    kind: definition.kind,
    version: definition.version,
    texts: textsOf(definition),
    ...(example?.slots === undefined ? {} : { slots: example.slots }),
  };
}

/** Everything of a renderer's stories but their title, which has to stand in the story file itself. */
export function rendererMeta(room: StoryRoom): Omit<Meta<Args>, 'title'> {
  openRoom(room);
  return {
    argTypes: controlsOf(room.definition, addressLocale(window.location.search)),
    decorators: [withControlsIn(room.definition)],
    parameters: { kind: room.definition.kind, docs: { page: RendererDocs, codePanel: true } },
  };
}

function storyOf(room: StoryRoom, name: string, example: Example | undefined): StoryObj<Args> {
  const node = nodeParameters(room, example);
  const config = (_code: string, context: { args: Args }) =>
    JSON.stringify(nodeConfig(node, context.args), null, 2);
  return {
    name,
    args: argsOf(node.texts, isArgs(example?.props) ? example.props : {}),
    render: (args, { globals }) => <Stage room={room} args={args} example={example} globals={globals} />,
    parameters: { node, docs: { source: { language: 'json', type: 'code', transform: config } } },
  };
}

const find = (room: StoryRoom, name: string) => room.examples.find((one) => one.name === name);

/** The story with all controls; drawn again as an example, so tests pass over it. */
export function playground(room: StoryRoom, from: string): StoryObj<Args> {
  return storyOf(room, 'Playground', find(room, from));
}

/** What the gate judges in the language it is drawn in alone: the look of a renderer's words in the other is seen in its leading example. */
function inOneLanguage(story: StoryObj<Args>): StoryObj<Args> {
  return { ...story, parameters: { ...story.parameters, oneLanguage: true } };
}

const leads = (room: StoryRoom, name: string) => name === (find(room, 'typical') ?? room.examples[0])?.name;

/** The story of one named example; its code is the node's config, ready to be copied into a page document. */
export function exampleStory(room: StoryRoom, name: string): StoryObj<Args> {
  const story = storyOf(room, name, find(room, name));
  return leads(room, name) ? story : inOneLanguage(story);
}

/** An example in one of the states its renderer can be in. */
export function stateStory(room: StoryRoom, state: StateName, of: string): StoryObj<Args> {
  const example = find(room, of);
  const rows = describeProps(room.definition);
  const shownExample =
    state === 'broken-images' && example !== undefined
      ? {
          ...example,
          props: changeEach(rows, example.props, 'image', () => '/gone.svg'),
          data: withoutImages(example.data),
        }
      : example;
  const story = { ...inOneLanguage(storyOf(room, `${state} (${of})`, shownExample)), globals: STATES[state] };
  return state === 'failed' || state === 'visitor' ? whenSettled(story) : story;
}
