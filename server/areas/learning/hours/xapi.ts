/** Credited hours as statements of the xAPI (1.0.3): a day of study each, and of a film what of it was played, as its Video Profile says. Pure (ADR-356). */
import type { HoursRow } from '#schemas/learning/hours-row.ts';
import type { PlayedPart } from '../store/hours.store.ts';

const VIDEO = 'https://w3id.org/xapi/video';
const EXPERIENCED = {
  id: 'http://adlnet.gov/expapi/verbs/experienced',
  display: { 'en-US': 'experienced', 'zh-CN': '学习了' },
};
const TERMINATED = {
  id: 'http://adlnet.gov/expapi/verbs/terminated',
  display: { 'en-US': 'terminated', 'zh-CN': '结束了' },
};
/** The places at which a UUID says its version (5, by a hash) and its variant. */
const UUID = /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/;

/** The same row is the same statement, however often it is exported: a store of statements takes it once. */
function statementId(hash: string): string {
  return hash.replace(UUID, '$1-$2-5$3-8$4-$5');
}

interface Place {
  /** Where the shop answers, which names its learners and lessons to others. */
  home: string;
  locale: 'zh-CN' | 'en-US';
}

function activity({ home, locale }: Place, id: string, title: string) {
  return {
    objectType: 'Activity',
    id: `${home}/xapi/activities/${encodeURIComponent(id)}`,
    definition: { name: { [locale]: title === '' ? id : title } },
  };
}

function statementBase(row: HoursRow, place: Place) {
  const course = row.product_id === '' ? undefined : [activity(place, row.product_id, '')];
  return {
    actor: {
      objectType: 'Agent',
      ...(row.name === '' ? {} : { name: row.name }),
      account: { homePage: place.home, name: row.person },
    },
    timestamp: new Date(row.entered_at).toISOString(),
    parent: course === undefined ? {} : { parent: course },
  };
}

function studyStatement(row: HoursRow, place: Place) {
  const { actor, timestamp, parent } = statementBase(row, place);
  return {
    id: statementId(row.hash),
    actor,
    verb: EXPERIENCED,
    object: activity(place, row.resource_id, row.title),
    result: {
      duration: `PT${String(row.seconds)}S`,
      extensions: {
        [`${place.home}/xapi/extensions/day`]: row.day,
        [`${place.home}/xapi/extensions/reported-seconds`]: row.reported_seconds,
        [`${place.home}/xapi/extensions/ledger-hash`]: row.hash,
      },
    },
    context: { contextActivities: parent },
    timestamp,
  };
}

const lastOf = (segments: string) => Number(segments.split(/\[[.,]\]/).at(-1) ?? 0);

function coveredOf(segments: string): number {
  return segments
    .split('[,]')
    .map((one) => one.split('[.]').map(Number))
    .reduce((sum, [from = 0, to = 0]) => sum + to - from, 0);
}

/** Of the last row of a recording: what of it was ever played. */
function playStatement(row: HoursRow, { segments, length }: PlayedPart, place: Place) {
  const { actor, timestamp, parent } = statementBase(row, place);
  const { definition, ...object } = activity(place, row.resource_id, row.title);
  const progress = length === 0 ? 0 : Math.min(1, Number((coveredOf(segments) / length).toFixed(3)));
  return {
    // Another statement than that of the day, and another once more was played.
    id: statementId(`${row.hash.slice(32)}${row.hash.slice(0, 32)}`),
    actor,
    verb: TERMINATED,
    object: { ...object, definition: { ...definition, type: `${VIDEO}/activity-type/video` } },
    result: {
      extensions: {
        [`${VIDEO}/extensions/time`]: lastOf(segments),
        [`${VIDEO}/extensions/progress`]: progress,
        [`${VIDEO}/extensions/played-segments`]: segments,
      },
    },
    context: {
      contextActivities: { ...parent, category: [{ id: VIDEO }] },
      extensions: {
        [`${VIDEO}/extensions/session-id`]: statementId(row.hash),
        ...(length === 0 ? {} : { [`${VIDEO}/extensions/length`]: length }),
      },
    },
    timestamp,
  };
}

export function xapiStatements(
  rows: readonly HoursRow[],
  parts: readonly PlayedPart[],
  place: Place,
): object[] {
  const key = (one: { person: string; resourceId: string; productId: string }) =>
    JSON.stringify([one.person, one.resourceId, one.productId]);
  const keyOf = ({ person, resource_id: resourceId, product_id: productId }: HoursRow) =>
    key({ person, resourceId, productId });
  const last = new Map(rows.map((row) => [keyOf(row), row]));
  const byKey = new Map(parts.filter(({ segments }) => segments !== '').map((part) => [key(part), part]));
  return rows.flatMap((row) => {
    const part = last.get(keyOf(row)) === row ? byKey.get(keyOf(row)) : undefined;
    return part === undefined
      ? [studyStatement(row, place)]
      : [studyStatement(row, place), playStatement(row, part, place)];
  });
}
