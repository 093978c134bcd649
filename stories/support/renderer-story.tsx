/**
 * Stories of placed renderers. Generated files call it so:
 *
 *   const meta = { ...rendererMeta(view, definition), title: 'Renderers/Page/goods-list' };
 *   export default meta;
 *   export const Typical = exampleStory(view, definition, examples, 'typical');
 *
 * An example goes the way of a stored page: read by the laws of schemas/page, drawn by the engine.
 */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import type { AnyRenderer, RendererExample, Shelf } from '#schemas/page/define-renderer.ts';
import type { PageDocument, Region } from '#schemas/page/document.ts';
import type { PageData } from '#schemas/page/ready.ts';
import { readDocument } from '#schemas/page/salvage.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { View } from '#engine/define-view.ts';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import { controlsOf } from './controls.ts';
import { pseudoProps, pseudoView } from './pseudo.ts';
import { STORY_NOW, storyEngine } from './story-engine.ts';
import { localeOf, type Globals } from './toolbars.ts';

type Args = Record<string, unknown>;
type Example = RendererExample<unknown>;

const NODE_ID = 'story';

/** Where a renderer of a shelf may stand, so that the laws let it through. */
function placeOf(shelf: Shelf): { kind: PageDocument['kind']; region: Region } {
  if (shelf === 'chrome') return { kind: 'chrome', region: 'top' };
  return { kind: shelf === 'page-block' ? 'micro' : 'screen', region: 'main' };
}

function isArgs(value: unknown): value is Args {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nodeOf(definition: AnyRenderer, args: Args, example: Example | undefined) {
  const slots = example?.slots === undefined ? {} : { slots: example.slots };
  return { id: NODE_ID, kind: definition.kind, v: definition.version, props: args, ...slots };
}

interface StageProps {
  view: View;
  definition: AnyRenderer;
  args: Args;
  example: Example | undefined;
  globals: Globals;
}

function Stage({ view, definition, args, example, globals }: StageProps) {
  const { kind, region } = placeOf(definition.offers);
  const long = globals.locale === 'pseudo';
  const engine = useMemo(() => storyEngine(globals, long ? pseudoView(view) : view), [globals, long, view]);
  const node = nodeOf(definition, args, example);
  const stored = {
    schema_version: 1,
    id: 'story-page',
    kind,
    title: '',
    regions: { [region]: [long ? pseudoProps(node) : node] },
  };
  const facts = { locale: localeOf(globals), capabilities: engine.can, now: Math.floor(STORY_NOW / 1000) };
  const { document, faults } = readDocument(stored, catalogue, facts);
  const answers = Object.entries(example?.data ?? {}).map(
    ([name, data]) => [name, { ok: true, data }] as const,
  );
  const data: PageData = { [NODE_ID]: Object.fromEntries(answers) };
  return (
    <EngineProvider engine={engine}>
      {faults.map((fault) => (
        <p key={fault.pointer + fault.rule} role="alert">
          {fault.pointer}: {fault.message.en} {fault.hint.en}
        </p>
      ))}
      <PageView document={document} region={region} data={data} />
    </EngineProvider>
  );
}

/** Everything of a renderer's stories but their title, which has to stand in the story file itself. */
export function rendererMeta(_view: View, definition: AnyRenderer): Omit<Meta<Args>, 'title'> {
  const about = [
    `**${definition.title.cn} · ${definition.title.en}**`,
    definition.description.cn,
    definition.description.en,
    `Kind \`${definition.kind}\`, version ${definition.version}, shelf \`${definition.offers}\`, becomes live: \`${definition.hydrate}\`.`,
  ];
  return {
    tags: ['autodocs'],
    argTypes: controlsOf(definition),
    parameters: { docs: { description: { component: about.join('\n\n') }, codePanel: true } },
  };
}

/** The story of one named example; its code is the node's config, ready to be copied into a page document. */
export function exampleStory(
  view: View,
  definition: AnyRenderer,
  examples: readonly Example[],
  name: string,
): StoryObj<Args> {
  const example = examples.find((one) => one.name === name);
  const config = (_code: string, context: { args: Args }) =>
    JSON.stringify(nodeOf(definition, context.args, example), null, 2);
  return {
    name,
    args: isArgs(example?.props) ? example.props : {},
    render: (args, { globals }) => (
      <Stage view={view} definition={definition} args={args} example={example} globals={globals} />
    ),
    parameters: { docs: { source: { language: 'json', type: 'code', transform: config } } },
  };
}
