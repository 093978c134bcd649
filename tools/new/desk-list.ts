/** A list at the merchant's desk: a folder with its screen and words, and its address; the call it shows is there already (ADR-725). */
import { readFileSync } from 'node:fs';
import { camel, pascal, at } from '../gen/files.ts';
import { insertBefore, type Template } from './template.ts';

const NAME = /^[a-z][a-z0-9-]{1,29}\/[a-z][a-z0-9-]{1,39}$/;

const nounOf = (name: string): string => name.split('/')[1] ?? '';
const contractOf = (noun: string): string => `schemas/api/console/${noun}.ts`;
const callOf = (noun: string): string => `console${pascal(noun)}List`;

/** The scope of the list's call, as its contract writes it. @throws where there is no such list */
function scopeOf(noun: string): string {
  const text = readFileSync(at(contractOf(noun)), 'utf8');
  const [, contract] = text.split(`export const ${callOf(noun)} = `);
  if (contract === undefined) throw new Error(`${contractOf(noun)} has no ${callOf(noun)}`);
  const [, word = ''] = /\n {2}scope: ([^,\n]+),/.exec(contract) ?? [];
  const [, constant] = new RegExp(`const ${word} = '([^']+)'`).exec(text) ?? [];
  return constant ?? word.replaceAll("'", '');
}

const screen = (
  noun: string,
): string => `/** One sentence: what ${noun} are and what is done with them here. */
import { useTranslation } from '#i18n/use-translation.ts';
import { ${callOf(noun)} } from '#schemas/api/console/${noun}.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { ${camel(noun)}Words } from './words.ts';

type Row = DataOf<typeof ${callOf(noun)}>['items'][number];

function useColumns(): Column<Row>[] {
  const t = useTranslation(${camel(noun)}Words);
  return [{ id: 'id', label: t('id'), text: ({ id }) => id }];
}

export function ${pascal(noun)}Screen() {
  const t = useTranslation(${camel(noun)}Words);
  const list: ListDefinition<Row> = {
    name: '${noun}',
    title: t('title'),
    call: ${callOf(noun)},
    read: (ask, query) => ask(${callOf(noun)}, query),
    idOf: ({ id }) => id,
    nameOf: ({ id }) => id,
    columns: useColumns(),
    sorts: [],
    searchHint: t('search'),
    empty: { title: t('none') },
  };
  return <ListScreen list={list} />;
}
`;

const words = (noun: string): string => `/** Words of ${noun} at the desk. */
import { defineWords } from '#i18n/define-words.ts';

export const ${camel(noun)}Words = defineWords('desk-${noun}', {
  cn: { title: '${noun}', id: '编号', search: '搜索', none: '还没有内容' },
  en: { title: '${noun}', id: 'ID', search: 'Search', none: 'Nothing yet' },
});
`;

export const deskList: Template = {
  usage: 'desk-list <area>/<noun>, e.g. catalogue/teachers',
  name: NAME,
  files: (name) => {
    const noun = nounOf(name);
    const folder = `desk/console/${noun}`;
    return [
      { path: `${folder}/${noun}-screen.tsx`, body: screen(noun) },
      { path: `${folder}/words.ts`, body: words(noun) },
    ];
  },
  rows: (name) => {
    const noun = nounOf(name);
    const load = `async () => (await import('./${noun}/${noun}-screen.tsx')).${pascal(noun)}Screen`;
    return [
      {
        path: 'desk/console/routes.tsx',
        add: (text) => insertBefore(text, '\n];', `\n  screen('${noun}', '${scopeOf(noun)}', ${load}),`),
      },
    ];
  },
  next: (name) => [
    `Write its columns, filters and orders in desk/console/${nounOf(name)}/${nounOf(name)}-screen.tsx, by the contract in ${contractOf(nounOf(name))}.`,
    `It stands at /desk/${nounOf(name)}; lead there from a screen, or by a section in desk/kit/shell/sections.ts.`,
    'Name its address in SCREENS of tests/journeys/desk-console-screens.spec.ts, where axe looks at it.',
  ],
};
