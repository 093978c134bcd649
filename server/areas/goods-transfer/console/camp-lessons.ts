/** When one lesson of a camp opens, read and moved by who teaches: nothing else of the good is answered or changed (ADR-832). */
import {
  consoleCampLessonsGet,
  consoleCampLessonsSave,
  type CampLessonItem,
} from '#schemas/api/console/camps.ts';
import type { GoodsItem } from '#schemas/api/console/goods.ts';
import type { ItemFault } from '#schemas/api/console/save.ts';
import { hasTerms } from '#schemas/content/resource-type.ts';
import type { Deps } from '#server/kernel/area.ts';
import { okChanged, handleConsole, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { auditOfItem } from '../rules/audit-of-import.ts';
import { GOODS_ITEM } from '../rules/item-kinds.ts';
import { readItem, saveItem } from '../services/save-item.ts';

type Line = GoodsItem['outline'][number];

const toItem = ({ unlock, unlock_day: day }: Line): CampLessonItem => ({
  ...(unlock === undefined ? {} : { unlock }),
  ...(day === undefined ? {} : { unlock_day: day }),
});

const isLesson = (line: Line, id: string) => line.id === id && (line.kind ?? 'lesson') === 'lesson';

/** The camp and the line of its outline; undefined where there is no such lesson. */
async function readLesson(deps: Pick<Deps, 'stores'>, appId: string, campId: string, id: string) {
  const camp = await readItem(deps, appId, GOODS_ITEM, campId);
  if (camp === undefined || !hasTerms(camp.item.type)) return undefined;
  const { outline } = camp.item;
  const row = outline.findIndex((line) => isLesson(line, id));
  const line = outline[row];
  return line && { camp, row, line };
}

/** Faults of this lesson by pointer into its own item. */
const toLessonFault = (fault: ItemFault, row: number): ItemFault => {
  const place = `/outline/${String(row)}`;
  return fault.pointer.startsWith(`${place}/`)
    ? { ...fault, pointer: fault.pointer.slice(place.length) }
    : fault;
};

/** The line with what is changed of it; null takes a field away. */
function changeLine(line: Line, item: Readonly<Record<string, unknown>>): object {
  const fields = Object.entries({ ...line, ...item });
  return Object.fromEntries(fields.filter(([, value]) => value !== null));
}

export const campLessonCalls = [
  handleConsole(consoleCampLessonsGet, async ({ input, shop: { appId }, deps }) => {
    const match = await readLesson(deps, appId, input.camp_id, input.id);
    if (match === undefined) return fail('not-found');
    return ok({ item: toItem(match.line), version: match.camp.version });
  }),
  handleConsole(consoleCampLessonsSave, async ({ input, shop: { appId }, deps }) => {
    const { camp_id: campId, id, item, version } = input;
    const match = await readLesson(deps, appId, campId, id);
    if (match === undefined) return fail('not-found');
    const { camp, row, line } = match;
    const isStale = version !== undefined && version !== camp.version;
    if (isStale) return fail('state-conflict', { yours: item, theirs: toItem(line) });
    const outline = camp.item.outline.map((one) => (one === line ? changeLine(line, item) : one));
    const world = { stores: deps.stores, bus: deps.bus, passwords: deps.identity.passwords };
    // The outline that was read a moment ago is written whole, so it must still be the one that is stored.
    const change = { id: campId, version: camp.version, change: { outline } };
    const result = await saveItem(world, appId, GOODS_ITEM, change);
    if (result.kind === 'stale') {
      const theirs = result.theirs?.outline.find((one) => isLesson(one, id));
      return fail('state-conflict', { yours: item, theirs: theirs === undefined ? null : toItem(theirs) });
    }
    if (result.kind === 'refused')
      return fail('bad-parameters', { faults: result.faults.map((fault) => toLessonFault(fault, row)) });
    const data = { id, version: result.version, notes: result.notes.map((note) => toLessonFault(note, row)) };
    return result.report.changes.length === 0
      ? okUnchanged(data)
      : okChanged(data, auditOfItem(`good ${campId}`, result.report));
  }),
];
