/** Another way to log in: its folder, and its row among the facts every layer reads. */
import { camel } from '../gen/files.ts';
import { insertBefore, type Template } from './template.ts';

const folder = (name: string) => `renderers/auth/way-${name}`;

const definition = (name: string) => `/** One sentence: how somebody logs in by ${name}. */
import { Type } from 'typebox';
import { LOGIN_WAYS } from '#schemas/auth/login-ways.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'way-${name}',
  family: 'auth',
  title: { cn: '${name}', en: '${name}' },
  description: { cn: '${name}', en: '${name}' },
  offers: 'login-way',
  loginWay: LOGIN_WAYS['way-${name}'],
  hydrate: 'load',
  props: Type.Object(
    { tab: Type.Literal('${camel(name)}', { description: 'The tab of the login box it fills' }) },
    { additionalProperties: false },
  ),
});
`;

const view = (name: string) => `/** Draws the login by ${name}. */
import { defineView } from '#engine/define-view.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, ({ root, t }) => <section {...root} aria-label={t('label')} />);
`;

const words = (name: string) => `/** Words of the login by ${name}; cn is the truth, en has the same keys. */
export const words = {
  cn: { label: '${name}' },
  en: { label: '${name}' },
} as const;
`;

const examples = (name: string) => `/** Named configs of the login by ${name}. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'minimal', props: { tab: '${camel(name)}' } },
  { name: 'typical', props: { tab: '${camel(name)}' } },
];
`;

export const loginWay: Template = {
  usage: 'login-way <name>, e.g. passkey',
  name: /^[a-z][a-z0-9-]{1,34}$/,
  files: (name) => [
    { path: `${folder(name)}/definition.ts`, body: definition(name) },
    { path: `${folder(name)}/view.tsx`, body: view(name) },
    { path: `${folder(name)}/words.ts`, body: words(name) },
    { path: `${folder(name)}/examples.ts`, body: examples(name) },
  ],
  rows: (name) => [
    {
      path: 'schemas/auth/login-ways.ts',
      add: (text) =>
        insertBefore(
          text.replace(/(type LoginWayTab =[^;]*);/, `$1 | '${camel(name)}';`),
          '} as const satisfies Readonly<Record<string, LoginWayFacet>>;',
          `  'way-${name}': { tabs: ['${camel(name)}'], side: 'phone', order: 90, obeys: [], apart: true },\n`,
        ),
    },
  ],
  next: (name) => [
    `Draw its form in renderers/auth/way-${name}/view.tsx and write its words.`,
    `Say in its row of schemas/auth/login-ways.ts where it stands and which switches of a shop it obeys.`,
    `A login document has to name "way-${name}" before anybody sees it; a tab in every shop's box is a row in src/features/auth/login-tabs.machine.ts.`,
  ],
};
