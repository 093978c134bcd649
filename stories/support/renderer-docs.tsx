/**
 * The docs page of a renderer, from its definition, its examples and its migrations. Its own text is English; what a merchant
 * reads of the props, and the example, are in the language of the toolbar.
 */
import { Controls, Primary, Source, useOf } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import type { Locale } from '#schemas/locale.ts';
import { AccessibilityNotes } from './docs-accessibility.tsx';
import { ChangeLog, DataTable, PropsTable, SlotsTable } from './docs-tables.tsx';
import { HYDRATE_WORDS, SHELF_WORDS } from './docs-words.ts';
import { roomOf, type StoryRoom } from './story-rooms.ts';
import { useDocsLocale } from './use-docs-locale.ts';
import './docs.css';

function configOf({ definition }: StoryRoom, example: StoryRoom['examples'][number] | undefined): string {
  const node = {
    id: `${definition.kind}-1`,
    kind: definition.kind,
    v: definition.version,
    props: example?.props ?? {},
    ...(example?.slots === undefined ? {} : { slots: example.slots }),
  };
  return JSON.stringify(node, null, 2);
}

function ConfigExample({ room }: { room: StoryRoom }) {
  const names = room.examples.map((example) => example.name);
  const [name, setName] = useState(names.includes('typical') ? 'typical' : (names[0] ?? ''));
  return (
    <>
      <p>Copy it and paste it into a region of a page document.</p>
      <label className="lectern-choose">
        Example{' '}
        <select value={name} onChange={(event) => setName(event.target.value)}>
          {names.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <Source
        code={configOf(
          room,
          room.examples.find((example) => example.name === name),
        )}
        language="json"
      />
    </>
  );
}

function Page({ room, locale }: { room: StoryRoom; locale: Locale }) {
  const { definition } = room;
  return (
    <div className="lectern-docs" lang="en">
      <h1>{definition.title.en}</h1>
      <p className="lectern-lead">{definition.description.en}</p>
      <p>
        Kind <code>{definition.kind}</code> · Version {definition.version} · Shelf{' '}
        {SHELF_WORDS[definition.offers]} · Source <code>{room.path}</code>
      </p>
      <p>Becomes live: {HYDRATE_WORDS[definition.hydrate]}</p>
      <Primary />
      <Controls />
      <h2>Props</h2>
      <PropsTable definition={definition} locale={locale} />
      <h2>Slots</h2>
      <SlotsTable definition={definition} />
      <h2>Data</h2>
      <DataTable room={room} locale={locale} />
      <h2>Config</h2>
      <ConfigExample room={room} />
      <h2>Accessibility</h2>
      <AccessibilityNotes kind={definition.kind} />
      <h2>Version</h2>
      <ChangeLog room={room} />
    </div>
  );
}

export function RendererDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const room = roomOf(preparedMeta.parameters['kind']);
  const locale = useDocsLocale();
  return room === undefined ? null : <Page room={room} locale={locale} />;
}
