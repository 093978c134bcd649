/** Writes the lists of live activities from what each says of itself: its plain half in schemas, its manifest on the server (ADR-600). */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Type, type TProperties } from 'typebox';
import { Value } from 'typebox/value';
import type { LiveActivity } from '#schemas/live/activity.ts';
import { at, camel, files, has, writeGenerated } from './files.ts';

const HALVES = 'schemas/live/activities';
const FACTS = 'schemas/live/activities.gen.ts';
const MANIFESTS = 'server/areas/live/activities';

type Place = 'state' | 'report';

async function loadHalf(file: string): Promise<LiveActivity> {
  const module: { activity?: LiveActivity } = await import(pathToFileURL(at(`${HALVES}/${file}`)).href);
  const { activity } = module;
  if (`${activity?.name ?? ''}.ts` !== file || activity === undefined)
    throw new Error(`${HALVES}/${file} names itself ${activity?.name ?? 'nothing'}`);
  if (!has(`${MANIFESTS}/${activity.name}/activity.ts`))
    throw new Error(`${HALVES}/${file} has no ${MANIFESTS}/${activity.name}/activity.ts`);
  return activity;
}

/** In their order. @throws Error where two have one place, write one kind of event or add one field. */
export function inOrder(activities: readonly LiveActivity[]): LiveActivity[] {
  const names = {
    order: activities.map(({ order }) => String(order)),
    event: activities.flatMap(({ events }) => Object.keys(events)),
    'field of the state': activities.flatMap(({ state = {} }) => Object.keys(state)),
    'field of the report': activities.flatMap(({ report = {} }) => Object.keys(report)),
  };
  for (const [what, all] of Object.entries(names)) {
    const twice = all.find((name, place) => all.indexOf(name) !== place);
    if (twice !== undefined) throw new Error(`two live activities have the ${what} ${twice}`);
  }
  return activities.toSorted((one, other) => one.order - other.order);
}

const constant = (name: string, doc: string, values: readonly unknown[]) => `
/** ${doc} */
export const ${name} = ${JSON.stringify(values)} as const;
`;

const emptyOf = (fields: readonly (TProperties | undefined)[]): string =>
  JSON.stringify(Object.assign({}, ...fields.map((own = {}) => Value.Create(Type.Object(own)))));

/** What is known of them without a schema: read by the log, the document of a room, and the host's page. */
function writeFacts(activities: readonly LiveActivity[]): void {
  const events = activities.flatMap((one) => Object.entries(one.events));
  const kindsOf = (which: 'isLine' | 'isMark') =>
    events.filter(([, facts]) => facts[which]).map(([kind]) => kind);
  const modules = activities.flatMap((one) => one.modules).toSorted((one, other) => one.order - other.order);
  writeGenerated(
    FACTS,
    [
      constant(
        'ACTIVITY_EVENTS',
        'Kinds of events they write into the log of a room.',
        events.map(([kind]) => kind),
      ),
      constant('ACTIVITY_LINES', 'Of those, the lines of a chat.', kindsOf('isLine')),
      constant('ACTIVITY_MARKS', 'Of those, what marks a recording.', kindsOf('isMark')),
      constant(
        'ACTIVITY_MODULES',
        'Where viewers see them, and by which renderer.',
        modules.map(({ slot, kind }) => [slot, kind]),
      ),
      constant(
        'ACTIVITY_HOSTS',
        'Renderers a host runs them by.',
        activities.flatMap(({ host = [] }) => host),
      ),
      `
/** The state of a room, and its report, where nothing was done in it: for examples and tests. */
export const NO_ACTIVITY_STATE = ${emptyOf(activities.map(({ state }) => state))};
export const NO_ACTIVITY_REPORT = ${emptyOf(activities.map(({ report }) => report))};
`,
    ].join(''),
  );
}

/** Their schemas, joined; `joined` writes one expression for each that has the field. */
function writeSchemas(activities: readonly LiveActivity[]): void {
  const each = (field: keyof LiveActivity, expressionOf: (variable: string) => string) =>
    activities
      .filter((one) => one[field] !== undefined)
      .map(({ name }) => `  ${expressionOf(camel(name))},`)
      .join('\n');
  const fields = (field: Place, doc: string) => `
/** ${doc} */
export const activity${field === 'state' ? 'State' : 'Report'} = {
${each(field, (variable) => `...${variable}.${field}`)}
};
`;
  const halves = activities
    .map(({ name }) => `import { activity as ${camel(name)} } from './activities/${name}.ts';`)
    .join('\n');
  writeGenerated(
    'schemas/live/activity-schemas.gen.ts',
    `${halves}
${fields('state', 'What they add to the state of a room.')}${fields('report', 'What they add to its report.')}`,
  );
  writeGenerated(
    'schemas/live/activity-report.gen.ts',
    `import type { LocaleText } from '../page/text.ts';
import { linesOf, type ReportLine } from './activity.ts';
import type { LiveReport } from './report.ts';
${halves}

/** Figures of a report. */
export const reportFigures = (report: LiveReport): { label: LocaleText; count: number }[] => [
${each('figure', (variable) => `{ label: ${variable}.figure.label, count: ${variable}.figure.count(report) }`)}
];

/** A report in lines; \`moment\` writes unix seconds. */
export const reportLines = (report: LiveReport, moment: (ts: number) => string): ReportLine[] => [
${each('lines', (variable) => `...linesOf(${variable}, report, moment)`)}
];
`,
  );
}

/** Fields of a manifest, read as text: loading it would open the server to write one list. */
function fieldsOf(name: string): ReadonlySet<string> {
  const text = readFileSync(at(`${MANIFESTS}/${name}/activity.ts`), 'utf8');
  const [, manifest = ''] = text.split('export const activity = defineActivity(');
  return new Set([...manifest.matchAll(/^ {2}(\w+)[:,(]/gm)].map(([, field = '']) => field));
}

function writeManifests(activities: readonly LiveActivity[]): void {
  const own = activities.map(({ name }) => ({ variable: camel(name), fields: fieldsOf(name) }));
  const each = (field: string, expressionOf: (variable: string) => string) =>
    own
      .filter(({ fields }) => fields.has(field))
      .map(({ variable }) => `  ${expressionOf(variable)},`)
      .join('\n');
  writeGenerated(
    `${MANIFESTS}/activities.gen.ts`,
    `import type { Database } from '#server/kernel/db/db.ts';
import type { RoomRow } from '../store/log.store.ts';
import type { ActivityManifest, CrowdContext, Crowds, ReportDeps, ReportQuestion } from './define-activity.ts';
${activities.map(({ name }) => `import { activity as ${camel(name)} } from './${name}/activity.ts';`).join('\n')}

/** Every activity, in order. */
export const activities: readonly ActivityManifest[] = [
${own.map(({ variable }) => `  ${variable},`).join('\n')}
];

export const activityTables = {
${each('tables', (variable) => `...${variable}.tables`)}
};

/** What they keep, over a database or a transaction. */
export const activityStores = (db: Database) => ({
${each('stores', (variable) => `...${variable}.stores(db)`)}
});

/** What they tell of a room, from its row. */
export const activityState = (room: RoomRow) => ({
${each('state', (variable) => `...${variable}.state(room)`)}
});

/** What came of them. */
export const activityReport = async (deps: ReportDeps, question: ReportQuestion) => ({
${each('report', (variable) => `...(await ${variable}.report(deps, question))`)}
});

/** What of theirs many do at once. */
export const openCrowds = (context: CrowdContext): Crowds => ({
${each('crowd', (variable) => `${variable}: ${variable}.crowd(context)`)}
});
`,
  );
}

/** @throws Error as above, or where a half is missing */
export async function writeLiveActivities(): Promise<void> {
  // What they import may read the list; a first run has none.
  if (!has(FACTS)) writeFacts([]);
  const halves = files(HALVES, '.ts').filter((file) => !file.endsWith('.test.ts'));
  const activities = inOrder(await Promise.all(halves.map(loadHalf)));
  writeFacts(activities);
  writeSchemas(activities);
  writeManifests(activities);
}
