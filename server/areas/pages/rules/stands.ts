/** Where the documents of a shop stand: what is live, drafted, scheduled or taken down of each (D43). */
import type { Locale } from '#schemas/locale.ts';
import { titleOf } from '#schemas/page/document-title.ts';
import { secondsOf } from '#schemas/time.ts';
import type { ConfigVersion, DocumentName, ScheduledVersion } from '../store/config-rows.ts';
import type { ConfigStore } from '../store/configs.store.ts';
import { nameOf } from './list-documents.ts';

interface Stand extends DocumentName {
  state: 'live' | 'draft' | 'scheduled' | 'off';
  live: ConfigVersion | undefined;
  draft: ConfigVersion | undefined;
  schedule: ScheduledVersion | undefined;
  /** The newest body there is. */
  body: unknown;
}

const byName = <Row extends DocumentName>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [nameOf(row), row]));

function stateOf({ live, draft, schedule }: Pick<Stand, 'live' | 'draft' | 'schedule'>): Stand['state'] {
  if (schedule !== undefined) return 'scheduled';
  if (draft !== undefined) return 'draft';
  return live === undefined ? 'off' : 'live';
}

/** Every document the shop has or had. */
export async function readStands(configs: ConfigStore, appId: string): Promise<Stand[]> {
  const [moves, lives, drafts, schedules] = await Promise.all([
    configs.lastMoves(appId),
    configs.listLive(appId),
    configs.listDrafts(appId),
    configs.listScheduled(appId),
  ]);
  const [live, draft, schedule] = [byName(lives), byName(drafts), byName(schedules)];
  const names = byName<DocumentName>([...moves, ...lives, ...drafts, ...schedules]);
  return [...names].map(([name, { kind, id }]) => {
    const there = { live: live.get(name), draft: draft.get(name), schedule: schedule.get(name) };
    const newest = there.draft ?? there.schedule ?? there.live;
    return { kind, id, ...there, state: stateOf(there), body: newest?.body };
  });
}

const presentPointer = ({ hash, author, note, at }: ConfigVersion) => ({
  hash,
  by: author,
  note,
  at: secondsOf(at),
});

export function presentStand({ kind, id, state, body, live, draft, schedule }: Stand, locale: Locale) {
  return {
    kind,
    id,
    title: titleOf(body, locale),
    state,
    ...(live === undefined ? {} : { live: presentPointer(live) }),
    ...(draft === undefined ? {} : { draft: presentPointer(draft) }),
    ...(schedule === undefined
      ? {}
      : { scheduled: { ...presentPointer(schedule), publish_at: secondsOf(schedule.publishAt) } }),
  };
}
