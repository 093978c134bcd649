/** The docs page of a renderer, from its definition, its examples and its migrations; in the language of the toolbar. */
import { Controls, Primary, Source, useOf } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { AccessibilityNotes } from './docs-accessibility.tsx';
import { ChangeLog, DataTable, PropsTable, sayIn, SlotsTable } from './docs-tables.tsx';
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

function ConfigExample({ room, locale }: { room: StoryRoom; locale: Locale }) {
  const t = sayIn(locale);
  const names = room.examples.map((example) => example.name);
  const [name, setName] = useState(names.includes('typical') ? 'typical' : (names[0] ?? ''));
  return (
    <>
      <p>{t('exampleHint')}</p>
      <label className="lectern-choose">
        {t('choose')}{' '}
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
  const t = sayIn(locale);
  const { definition } = room;
  return (
    <div className="lectern-docs" lang={languageTag(locale)}>
      <h1>{definition.title[locale]}</h1>
      <p className="lectern-lead">{definition.description[locale]}</p>
      <p>
        {t('kind')} <code>{definition.kind}</code> · {t('version')} {definition.version} · {t('shelf')}{' '}
        {SHELF_WORDS[locale][definition.offers]} · {t('source')} <code>{room.path}</code>
      </p>
      <p>
        {t('live')}: {HYDRATE_WORDS[locale][definition.hydrate]}
      </p>
      <Primary />
      <Controls />
      <h2>{t('props')}</h2>
      {t('descriptions') !== '' && <p>{t('descriptions')}</p>}
      <PropsTable definition={definition} t={t} />
      <h2>{t('slots')}</h2>
      <SlotsTable definition={definition} t={t} />
      <h2>{t('data')}</h2>
      <DataTable room={room} locale={locale} t={t} />
      <h2>{t('example')}</h2>
      <ConfigExample room={room} locale={locale} />
      <h2>{t('a11y')}</h2>
      <AccessibilityNotes kind={definition.kind} t={t} />
      <h2>{t('version')}</h2>
      <ChangeLog room={room} t={t} />
    </div>
  );
}

export function RendererDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const room = roomOf(preparedMeta.parameters['kind']);
  const locale = useDocsLocale();
  return room === undefined ? null : <Page room={room} locale={locale} />;
}
