/** One node on its stage: read by the laws of schemas/page, drawn by the engine, in the shop and for the person the toolbars choose. */
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { AnyRenderer, RendererExample, Shelf } from '#schemas/page/define-renderer.ts';
import type { PageDocument, Region } from '#schemas/page/document.ts';
import type { PageNode } from '#schemas/page/node.ts';
import { requestKey, requestsOf } from '#schemas/page/requests.ts';
import type { PageData, ReadyDocument, ReadyNode } from '#schemas/page/ready.ts';
import { readDocument } from '#schemas/page/resolve-document.ts';
import { languageTag } from '#schemas/locale.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { View } from '#engine/define-view.ts';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import { FaultList } from './fault-list.tsx';
import { pseudoDocument } from './pseudo.ts';
import { clockOf, momentOf } from './story-clock.ts';
import { dataContextOf, roleOf, storyEngine } from './story-engine.ts';
import { withSampleWords } from './sample-goods.ts';
import { cellsOf, choicesOf, localeOf, themeOf, type Globals } from './toolbars.ts';
import { sampleOf } from './sample-of.ts';
import { cellTokens } from './stage-tokens.ts';
import styles from './node-stage.module.css';

export interface StagedNode {
  readonly view: View;
  readonly definition: AnyRenderer;
  readonly node: PageNode;
  readonly data: RendererExample['data'];
}

const definitionOf = (kind: string) => catalogue.get(kind)?.definition;

/** Where a renderer of a shelf may stand, so that the laws let it through. */
function placeOf(shelf: Shelf): { kind: PageDocument['kind']; region: Region } {
  if (shelf === 'chrome') return { kind: 'chrome', region: 'top' };
  return { kind: shelf === 'page-block' ? 'micro' : 'screen', region: 'main' };
}

function read({ definition, node }: StagedNode, globals: Globals, now: number) {
  const { kind, region } = placeOf(definition.offers);
  const page = { schema_version: 1, id: 'story-page', kind, title: '', regions: { [region]: [node] } };
  const { capabilities } = dataContextOf(globals);
  const facts = { locale: localeOf(globals), capabilities, now: Math.floor(now / 1000) };
  const { document, faults } = readDocument(page, catalogue, facts);
  return {
    region,
    faults,
    document: globals.locale === 'pseudo' ? pseudoDocument(document, definitionOf) : document,
  };
}

/** Answers to the node's own requests, those of its actions by endpoint name, and what the page brings along. */
function answersOf(subject: StagedNode, ready: ReadyNode | undefined, globals: Globals) {
  const locale = localeOf(globals);
  const data = new Map(
    Object.entries(subject.data ?? {}).map(([name, value]) => [name, withSampleWords(locale, value)]),
  );
  const requests = ready === undefined ? [] : requestsOf(ready, subject.definition, dataContextOf(globals));
  const personal = requests.some(([, request]) => request.endpoint.perLearner);
  const isVisible = !personal || roleOf(globals, personal) !== 'visitor';
  const answerable = requests.filter(([name]) => data.has(name));
  const actions = Object.entries(subject.definition.actions).map(
    ([name, { endpoint }]): [string, unknown] => [endpoint.name, data.get(name) ?? sampleOf(endpoint.data)],
  );
  const atOnce = globals.network === 'instant' || globals.network === undefined ? answerable : [];
  const outcomes = atOnce
    .filter(([, request]) => isVisible || !request.endpoint.perLearner)
    .map(([name]) => [name, { ok: true, data: data.get(name) }] as const);
  const page: PageData = ready === undefined ? {} : { [ready.id]: Object.fromEntries(outcomes) };
  const answers = new Map([
    ...answerable.map(([name, request]): [string, unknown] => [requestKey(request), data.get(name)]),
    ...actions,
  ]);
  return { answers, page, personal };
}

function firstNode(document: ReadyDocument, region: Region): ReadyNode | undefined {
  return document.regions[region]?.find((node) => node.broken === undefined);
}

function drawingOf(subject: StagedNode, globals: Globals) {
  const moment = momentOf(subject.node.props, subject.node.when, subject.data);
  const now = clockOf(globals.clock, moment, () => performance.now());
  const { document, region, faults } = read(subject, globals, now());
  const { answers, page, personal } = answersOf(subject, firstNode(document, region), globals);
  const when = firstNode(document, region)?.when;
  const engine = storyEngine(globals, {
    view: subject.view,
    answers,
    now,
    personal: personal || when?.login === 'in',
  });
  return { engine, document, region, page, faults };
}

/** One drawing of the node for one set of choices. */
function Cell({ subject, globals }: { subject: StagedNode; globals: Globals }): ReactNode {
  const drawing = useMemo(() => drawingOf(subject, globals), [subject, globals]);
  const locale = localeOf(globals);
  return (
    <EngineProvider key={choicesOf(globals)} engine={drawing.engine}>
      <FaultList faults={drawing.faults} locale={locale} />
      <PageView document={drawing.document} region={drawing.region} data={drawing.page} />
    </EngineProvider>
  );
}

/** Each cell's node has an id of its own, for ids on a page are taken once. */
function withOwnId(subject: StagedNode, index: number): StagedNode {
  return index === 0 ? subject : { ...subject, node: { ...subject.node, id: `${subject.node.id}-${index}` } };
}

/** The node once, or once for every choice of the toolbar that is spread out. */
export function NodeStage({ subject, globals }: { subject: StagedNode; globals: Globals }): ReactNode {
  const cells = useMemo(
    () => cellsOf(globals).map((cell, index) => ({ ...cell, staged: withOwnId(subject, index) })),
    [subject, globals],
  );
  const [first] = cells;
  if (first?.caption === '') return <Cell subject={first.staged} globals={first.globals} />;
  return (
    <div className={styles.grid}>
      {cells.map((cell) => (
        <section
          key={cell.caption}
          className={styles.cell}
          aria-label={cell.caption}
          lang={languageTag(localeOf(cell.globals))}
          style={cellTokens(themeOf(cell.globals)) as CSSProperties}
        >
          <p className={styles.caption}>{cell.caption}</p>
          <div className={styles.half}>
            <Cell subject={cell.staged} globals={cell.globals} />
          </div>
        </section>
      ))}
    </div>
  );
}
