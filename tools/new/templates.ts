/** What each new module begins with; the tests in it fail until it is made one's own. */
import { camel, pascal } from '../gen/files.ts';
import type { ModuleFile, Template } from './template.ts';
import { area } from './area.ts';
import { decision } from './decision.ts';
import { deskList } from './desk-list.ts';
import { job } from './job.ts';
import { lessonType, limit } from './rows.ts';
import { liveActivity } from './live-activity.ts';
import { loginWay } from './login-way.ts';
import { identityProvider } from './identity-provider.ts';
import { smsProvider } from './sms-provider.ts';
import { table } from './table.ts';

function renderer(name: string): ModuleFile[] {
  const [family = '', kind = ''] = name.split('/');
  const folder = `renderers/${name}`;
  const shelf = family === 'page' ? 'page-block' : family === 'chrome' ? 'chrome' : 'screen';
  return [
    {
      path: `${folder}/definition.ts`,
      body: `/** One sentence: what a ${kind} is and when a merchant places it. */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { TextSchema } from '#schemas/page/text.ts';

export const definition = defineRenderer({
  kind: '${kind}',
  family: '${family}',
  title: { cn: '${kind}', en: '${kind}' },
  description: { cn: '${kind}', en: '${kind}' },
  offers: '${shelf}',
  hydrate: 'never',
  props: Type.Object(
    { title: field({ cn: '标题', en: 'Heading' }, TextSchema({ max: 60 })) },
    { additionalProperties: false },
  ),
});
`,
    },
    {
      path: `${folder}/view.tsx`,
      body: `/** The look of ${kind}. */
import { defineView } from '#engine/define-view.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, ({ root, props, t }) => (
  <section {...root} className={styles.root} aria-label={t('label')}>
    {props.title}
  </section>
));
`,
    },
    { path: `${folder}/view.module.css`, body: `.root {\n  padding: var(--lt-space-6) 0;\n}\n` },
    {
      path: `${folder}/words.ts`,
      body: `/** Words of ${kind}; cn is the truth, en has the same keys. */
export const words = {
  cn: { label: '${kind}' },
  en: { label: '${kind}' },
} as const;
`,
    },
    {
      path: `${folder}/examples.ts`,
      body: `/** Named configs of ${kind}: stories, tests, documentation and demo shops use these. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

export const examples: readonly RendererExample<StoredPropsOf<typeof definition>>[] = [
  {
    name: 'minimal',
    props: { title: '${kind}' },
  },
  {
    name: 'typical',
    props: { title: { cn: '${kind}', en: '${kind}' } },
  },
];
`,
    },
    {
      path: `${folder}/view.test.tsx`,
      body: `/** What ${kind} promises. */
import { expect, it } from 'vitest';

it('${kind}: says what it promises', () => {
  expect('write the first promise of ${kind} here').toBe('kept');
});
`,
    },
  ];
}

/** A call of a new resource; a further verb of the same resource is written beside it in the same two files. */
function endpoint(name: string): ModuleFile[] {
  const [area = '', call = ''] = name.split('/');
  const resource = call.split('.').slice(0, -1).join('-').replaceAll('_', '-') || call;
  return [
    {
      path: `schemas/api/${area}/${resource}.ts`,
      body: `/** One sentence: what ${call} asks and answers, with its source. */
import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';

export const ${camel(call)} = defineEndpoint({
  name: '${call}',
  area: '${area}',
  summary: '${call}',
  input: Type.Object({}),
  data: Type.Object({}),
  access: 'learner',
  gate: 'read',
});
`,
    },
    {
      path: `server/areas/${area}/calls/${resource}.ts`,
      body: `/** Answers ${call}. */
import { ${camel(call)} } from '#schemas/api/${area}/${resource}.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const ${camel(call)}Handler = handle(${camel(call)}, () => ok({}));
`,
    },
  ];
}

function route(name: string): ModuleFile[] {
  return [
    {
      path: `src/routes/${name}.route.ts`,
      body: `/** /${name}: one sentence. */
import { defineRoute } from '#engine/define-route.ts';
import { notFound } from '#schemas/page/fixed/system.ts';

export const ${camel(name)}Route = defineRoute({
  name: '${name}',
  path: '/${name}',
  title: { cn: '${name}', en: '${name}' },
  shows: (context) => ({ kind: 'fixed', document: notFound(context), status: 404 }),
});
`,
    },
  ];
}

/** A page with nothing but its title; every demo shop has some beside its home. */
function titlePage(path: string, id: string, title: { cn: string; en: string }): ModuleFile {
  const main = [{ id: 'title', kind: 'title-bar', v: 1, props: { title, align: 'center' } }];
  const body = { schema_version: 1, id, kind: 'micro', title, regions: { main } };
  return { path: `${path}/page/${id}.json`, body: `${JSON.stringify(body, null, 2)}\n` };
}

/** A shop that wears a look as it stands. */
function shop(label: string): ModuleFile[] {
  const path = `demo/shops/${label}`;
  const name = `{ "cn": "${label}", "en": "${label}" }`;
  return [
    {
      path: `${path}/shop.json`,
      body: `{
  "about": { "cn": "${label}", "en": "${label}: one sentence on the case it shows" },
  "look": "library",
  "info": {
    "app_id": "app${pascal(label).toLowerCase()}",
    "base": { "shop_name": ${name} },
    "pc": { "pc_shop_logo": "/demo/logos/${label}.svg", "record": "" },
    "seo": {
      "default_seo_title": ${name},
      "default_seo_description": ${name}
    },
    "domain": { "h5_url": "https://${label}.example.com" },
    "complaint_url": "/page/complaint"
  },
  "people": ["learner", "svip", "owner", "newcomer"]
}
`,
    },
    { path: `${path}/goods.json`, body: '[]\n' },
    titlePage(path, 'about', { cn: '关于', en: 'About' }),
    titlePage(path, 'complaint', { cn: '投诉与建议', en: 'Complaints and suggestions' }),
  ];
}

function feature(name: string): ModuleFile[] {
  return [
    {
      path: `src/features/${name}/feature.ts`,
      body: `/** One sentence: what ${name} remembers and for whom. */
import { defineFeature } from '#engine/feature.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    '${name}': true;
  }
}

export const feature = defineFeature({ name: '${name}', uses: [] });
`,
    },
  ];
}

export const TEMPLATES = {
  renderer: {
    usage: 'renderer <family>/<kind>, e.g. page/member-card',
    name: /^[a-z]+\/[a-z][a-z0-9-]{1,39}$/,
    files: renderer,
    next: (name) => [
      `Write the first promise in renderers/${name}/view.test.tsx, then draw it in view.tsx.`,
      `A page has to name it before anybody sees it: {"id": "...", "kind": "${name.split('/')[1] ?? ''}", "v": 1, "props": {...}} in a region of a document (demo/shops/<label>/page/*.json, or schemas/page/fixed/ for a screen).`,
      'npm run storybook shows it at once: its examples are its stories.',
    ],
  },
  endpoint: {
    usage: 'endpoint <area>/<call>, e.g. catalogue/goods.detail.get',
    name: /^[a-z]+\/[a-z_]+(?:\.[a-z_]+)*$/,
    files: endpoint,
    next: (name) => [
      `Describe what it asks and answers in schemas/api; say who may call it (access) and what a closed shop does with it (gate).`,
      `Answer it in server/areas/${name.split('/')[0] ?? ''}/calls; a call that writes or costs gets a limit: npm run new -- limit ${name.split('/')[0] ?? ''}/<name>.`,
      'Show it by a test in tests/contract.',
    ],
  },
  area,
  route: {
    usage: 'route <name>, e.g. certificate',
    name: /^[a-z][a-z0-9-]{1,39}$/,
    files: route,
    next: (name) => [
      `Say in src/routes/${name}.route.ts which document it shows: a fixed one from schemas/page/fixed, or a stored page.`,
      'Where anything leads there, its address is a row in schemas/paths.ts.',
    ],
  },
  feature: {
    usage: 'feature <name>, e.g. notes',
    name: /^[a-z][a-z0-9-]{1,29}$/,
    files: feature,
    next: () => ['A renderer that imports from it names it in `uses` of its definition.'],
  },
  shop: {
    usage: 'shop <label>, e.g. music',
    name: /^[a-z][a-z0-9-]{1,29}$/,
    files: shop,
    next: (name) => [
      `Draw public/demo/logos/${name}.svg and write the shop's sentence in demo/shops/${name}/shop.json.`,
      `npm run dev -- --shop ${name} opens it; goods go into goods.json, pages into page/.`,
    ],
  },
  'live-activity': liveActivity,
  'login-way': loginWay,
  'lesson-type': lessonType,
  'sms-provider': smsProvider,
  'identity-provider': identityProvider,
  limit,
  table,
  job,
  'desk-list': deskList,
  decision,
} as const satisfies Record<string, Template>;
