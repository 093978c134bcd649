/** Links to pages and zones of the shop that are neither among the files nor published. */
import { isObject } from '#schemas/page/json.ts';
import { nearest } from '#schemas/page/nearest.ts';
import { LINK_NAMES } from '#schemas/page/link.ts';
import { prefixOf } from '#schemas/paths.ts';
import type { ConfigKind } from '#server/areas/pages/store/config-rows.ts';
import type { DraftFault } from '#server/areas/pages/rules/publish.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import { warningAt, type WarningInput } from './warning.ts';
import { walk } from './walk.ts';

interface Target {
  kind: ConfigKind;
  id: string;
  /** The field it is named in. */
  field: string;
}

/** An address inside the shop that leads to a document. */
function byAddress(address: unknown): Omit<Target, 'field'> | undefined {
  if (typeof address !== 'string') return undefined;
  for (const kind of ['page', 'zone'] as const) {
    const prefix = prefixOf(kind);
    const [id = ''] = address.slice(prefix.length).split(/[?#/]/);
    if (address.startsWith(prefix) && id !== '') return { kind, id: decodeURIComponent(id) };
  }
  return undefined;
}

const NAMED: ReadonlyMap<string | undefined, ConfigKind> = new Map([
  ['page', 'page'],
  ['svip', 'page'],
  ['zone', 'zone'],
]);

function targetsOf(value: Record<string, unknown>): Target[] {
  const targets: Target[] = [];
  const { link_type: type, link_id: id, page_id: page } = value;
  const kind = NAMED.get(LINK_NAMES[Number(type)]);
  if (kind !== undefined && typeof id === 'string' && id !== '') targets.push({ kind, id, field: 'link_id' });
  if (typeof page === 'string') targets.push({ kind: 'page', id: page, field: 'page_id' });
  for (const [field, part] of Object.entries(value)) {
    const target = /url|link/.test(field) ? byAddress(part) : undefined;
    if (target !== undefined) targets.push({ ...target, field });
  }
  return targets;
}

export function deadLinks({ drafts, sources, publishedFiles }: WarningInput): DraftFault[] {
  const there = [...new Set([...sources.keys(), ...publishedFiles])];
  const warnings: DraftFault[] = [];
  for (const draft of drafts) {
    walk(draft.body, (value, pointer) => {
      if (!isObject(value)) return;
      for (const { kind, id, field } of targetsOf(value)) {
        const file = fileOf({ kind, id });
        if (there.includes(file)) continue;
        const candidates = there
          .filter((one) => one.startsWith(`${kind}/`))
          .map((one) => one.slice(kind.length + 1, -5));
        const suggestion = nearest(id, candidates);
        const [cn, en] = kind === 'page' ? ['页面', 'page'] : ['专区', 'zone'];
        warnings.push(
          warningAt(draft, `${pointer}/${field}`, {
            rule: 'dead-link',
            message: {
              cn: `没有名为 ${id} 的${cn}，这个链接打不开`,
              en: `There is no ${en} ${id}: this link leads nowhere`,
            },
            hint:
              suggestion === undefined
                ? { cn: `新建 ${file}，或改成已有的${cn}`, en: `Make ${file}, or name a ${en} there is` }
                : { cn: `是否想写 ${suggestion}？`, en: `Did you mean ${suggestion}?` },
          }),
        );
      }
    });
  }
  return warnings;
}
