/** The tables of a renderer's docs page, read from its definition. */
import type { ReactNode } from 'react';
import { languageTag, type Locale } from '#schemas/locale.ts';
import type { DataRequest } from '#schemas/page/data-request.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { describeProps, type PropRow } from '#schemas/page/describe-props.ts';
import { FIELD_GROUPS } from '#schemas/page/field.ts';
import { requestsOf } from '#schemas/page/requests.ts';
import { readDocument } from '#schemas/page/resolve-document.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { helpOf, requiredFirst, typeName } from './controls.ts';
import { PRIORITY_WORDS } from './docs-words.ts';
import { STORY_NOW } from './story-clock.ts';
import { dataContextOf } from './story-engine.ts';
import type { StoryRoom } from './story-rooms.ts';

function Table({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <tr key={index}>
            {cells.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function flat(rows: readonly PropRow[], before = ''): { path: string; row: PropRow }[] {
  return requiredFirst(rows).flatMap((row) => {
    const path = `${before}${row.name}`;
    const below = row.form === 'list' ? `${path}[].` : `${path}.`;
    return [{ path, row }, ...flat(row.parts, below)];
  });
}

/** The values of a choice with their names, or what else a prop may be. */
function typeIn(row: PropRow, locale: Locale): string {
  const { names, options } = row;
  if (names === undefined) return typeName(row);
  return options
    .map((value, index) => `${JSON.stringify(value)} ${names[index]?.[locale] ?? ''}`)
    .join(' | ');
}

/** Every prop, nested ones below their owner, as a merchant reads it in the language of the toolbar. */
export function PropsTable({ definition, locale }: { definition: AnyRenderer; locale: Locale }) {
  const lang = languageTag(locale);
  const rows = flat(describeProps(definition)).map(({ path, row }) => [
    <code key="name">{path}</code>,
    <span key="label" lang={lang}>
      {row.label?.[locale]}
    </span>,
    <>
      <span lang={row.names === undefined ? undefined : lang}>{typeIn(row, locale)}</span>
      {row.required && <em> (has to be given)</em>}
    </>,
    row.fallback === undefined ? '' : <code key="fallback">{JSON.stringify(row.fallback)}</code>,
    <span key="help" lang={row.help === undefined ? undefined : lang}>
      {helpOf(row, locale)}
    </span>,
    row.group === undefined ? '' : FIELD_GROUPS[row.group][locale],
  ]);
  return <Table heads={['Name', 'Label', 'Type', 'Default', 'What it is for', 'Group']} rows={rows} />;
}

export function SlotsTable({ definition }: { definition: AnyRenderer }) {
  const slots = Object.entries(definition.slots);
  if (slots.length === 0) return <p>No slots: nothing can be placed inside.</p>;
  const rows = slots.map(([name, slot]) => [
    <code key="name">{name}</code>,
    slot.kinds.length > 0
      ? slot.kinds.join(', ')
      : slot.shelf === 'page-block'
        ? 'any page block'
        : slot.shelf,
    slot.max,
  ]);
  return <Table heads={['Name', 'May hold', 'At most']} rows={rows} />;
}

/** What the examples ask for between them, by request name. */
function requestsIn({ definition, examples }: StoryRoom, locale: Locale): Map<string, DataRequest> {
  const context = dataContextOf({ locale });
  const facts = { locale, capabilities: context.capabilities, now: STORY_NOW / 1000 };
  const requests = new Map<string, DataRequest>();
  for (const { props } of examples) {
    const node = { id: 'docs', kind: definition.kind, v: definition.version, props };
    const kind =
      definition.offers === 'page-block' ? 'micro' : definition.offers === 'chrome' ? 'chrome' : 'screen';
    const document = { schema_version: 1, id: 'docs', kind, title: '', regions: { main: [node] } };
    const ready = readDocument(document, catalogue, facts).document.regions.main?.[0];
    if (ready === undefined) continue;
    for (const [name, request] of requestsOf(ready, definition, context)) requests.set(name, request);
  }
  return requests;
}

export function DataTable({ room, locale }: { room: StoryRoom; locale: Locale }) {
  const { definition } = room;
  const rows = [...requestsIn(room, locale)].map(([name, { endpoint, priority }]) => [
    <code key="name">{name}</code>,
    <code key="endpoint">{endpoint.name}</code>,
    PRIORITY_WORDS[priority],
    endpoint.perLearner ? 'the learner’s own, never cached' : 'everybody’s, may be cached',
  ]);
  const actions = Object.entries(definition.actions);
  return (
    <>
      {rows.length === 0 ? (
        <p>Asks nothing of the server.</p>
      ) : (
        <Table heads={['Request', 'Call', 'When', 'Whose']} rows={rows} />
      )}
      {actions.length > 0 && (
        <Table
          heads={['May send', 'Call', 'then refreshes']}
          rows={actions.map(([name, action]) => [
            <code key="name">{name}</code>,
            <code key="endpoint">{action.endpoint.name}</code>,
            action.refreshes.join(', ') || 'none',
          ])}
        />
      )}
      {definition.intents.length > 0 && (
        <p>
          May ask of the page: <code>{definition.intents.join(', ')}</code>
        </p>
      )}
    </>
  );
}

export function ChangeLog({ room }: { room: StoryRoom }) {
  if (room.migrations.length === 0) return <p>The first version; nothing to migrate.</p>;
  const rows = room.migrations.toReversed().map(({ to, why }) => [to, why]);
  return <Table heads={['Version', '']} rows={rows} />;
}
