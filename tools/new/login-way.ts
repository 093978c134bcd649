/** Another way to log in: its folder, with a tab in the box of every shop that lets people log in (ADR-420). */
import { camel, pascal } from '../gen/files.ts';
import type { Template } from './template.ts';

const folder = (name: string) => `renderers/auth/way-${name}`;

const definition = (name: string) => `/** One sentence: how somebody logs in by ${name}. */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'way-${name}',
  family: 'auth',
  title: { cn: '${name}', en: '${name}' },
  description: { cn: '${name}', en: '${name}' },
  offers: 'login-way',
  uses: ['auth'],
  loginWay: {
    tabs: [{ name: '${camel(name)}', label: { cn: '${name}', en: '${name}' }, obeys: ['login'] }],
    side: 'phone',
    order: 90,
  },
  hydrate: 'load',
  props: Type.Object(
    { tab: Type.Literal('${camel(name)}', { description: 'The tab of the login box it fills' }) },
    { additionalProperties: false },
  ),
});
`;

const view = (name: string) => `/** Draws the login by ${name}. */
import { defineView } from '#engine/define-view.ts';
import { useShownWay } from '#features/auth/index.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function Way${pascal(name)}({ root, props, t }) {
  const { isShown } = useShownWay(props.tab);
  return isShown && <section {...root} aria-label={t('label')} />;
});
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
  next: (name) => [
    `Draw its form in renderers/auth/way-${name}/view.tsx and write its words.`,
    `Say in loginWay of its definition what its tab is called, which switches of a shop it obeys and where it stands: it is in the box of every shop that has one of them.`,
    'A way with a page to itself says `apart`, and a login document has to name it before anybody sees it.',
  ],
};
