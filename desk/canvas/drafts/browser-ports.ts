/** The ports of autosave in a browser: console calls, IndexedDB, and locks that say which tabs are open. */
import { consoleDraftGet, consoleDraftSave } from '#schemas/api/console/drafts.ts';
import { isObject } from '#schemas/page/json.ts';
import type { DeskCaller } from '#desk/kit/calls/caller.ts';
import { systemClock } from '#platform/clock.ts';
import { pageNetwork } from '#platform/network.ts';
import { databaseRows, type RowStorage } from '#platform/row-storage.ts';
import { pageLocks, type TabLocks } from '#platform/tab-locks.ts';
import type {
  DraftPorts,
  DraftServer,
  Failure,
  LocalDraft,
  LocalDrafts,
  SaveAnswer,
  Stand,
  Tabs,
} from './draft-ports.ts';

type Ask = DeskCaller['ask'];
type RefusedAnswer = Extract<Awaited<ReturnType<Ask>>, { ok: false }>;

/** Answers that leave open whether the server did it, or say that it may later. */
const PASSING = new Set<string>(['network', 'unknown', 'rate-limited', 'server-error']);

function failureOf({ code, msg }: RefusedAnswer): Failure {
  if (code === 'not-logged-in') return { ok: false, reason: 'signed-out' };
  if (code === 'not-found') return { ok: false, reason: 'not-found' };
  if (PASSING.has(code)) return { ok: false, reason: 'network' };
  return { ok: false, reason: 'refused', message: msg };
}

/** What a stale save is answered with: the version that is there, where there is one. */
function theirsIn(detail: unknown): Stand | undefined {
  const theirs = isObject(detail) ? detail['theirs'] : undefined;
  if (!isObject(theirs) || typeof theirs['base'] !== 'string' || theirs['body'] === undefined)
    return undefined;
  return { base: theirs['base'], body: theirs['body'] };
}

export function draftServer(ask: Ask): DraftServer {
  return {
    get: async ({ kind, id }) => {
      const answer = await ask(consoleDraftGet, { kind, id });
      return answer.ok ? { ok: true, base: answer.data.base, body: answer.data.body } : failureOf(answer);
    },
    save: async ({ kind, id, base, body }): Promise<SaveAnswer> => {
      const answer = await ask(consoleDraftSave, { kind, id, base, body });
      if (answer.ok) return { ok: true, base: answer.data.base };
      if (answer.code === 'state-conflict')
        return { ok: false, reason: 'conflict', theirs: theirsIn(answer.detail) };
      return failureOf(answer);
    },
  };
}

function isLocalDraft(value: unknown): value is LocalDraft {
  return (
    isObject(value) &&
    typeof value['key'] === 'string' &&
    typeof value['owner'] === 'string' &&
    typeof value['base'] === 'string' &&
    typeof value['at'] === 'number' &&
    Array.isArray(value['requests']) &&
    value['body'] !== undefined
  );
}

export function localDrafts(rows: RowStorage): LocalDrafts {
  return {
    list: async (prefix) => (await rows.list(prefix)).map(({ value }) => value).filter(isLocalDraft),
    write: async (draft) => {
      if (!(await rows.put([{ key: draft.key, value: draft }])))
        throw new Error('This browser keeps nothing.');
    },
    remove: async (key) => {
      await rows.remove([key]);
    },
  };
}

const lockOf = (tab: string) => `lectern-desk-tab ${tab}`;

/** A tab holds a lock as long as it is open. Where the browser has none, all that is kept is taken up: a merge does no harm. */
export function tabsOf(own: string, locks: TabLocks): Tabs {
  locks.hold(lockOf(own));
  return {
    own,
    isOpen: async (owner) =>
      locks.areKnown && (await locks.ifFree(lockOf(owner), () => Promise.resolve(true))) === undefined,
  };
}

/** One name and one database for the tab, however often the canvas is opened in it. */
let thisTab: { tabs: Tabs; local: LocalDrafts } | undefined;

/** @param scope begins the keys of what is kept: shop and person */
export function browserPorts(ask: Ask, scope: string): DraftPorts {
  thisTab ??= {
    tabs: tabsOf(crypto.randomUUID(), pageLocks),
    local: localDrafts(databaseRows('lectern-desk')),
  };
  return {
    ...thisTab,
    server: draftServer(ask),
    clock: systemClock,
    network: {
      isOnline: pageNetwork.isOnline,
      subscribe: (listener) => {
        const stops = [pageNetwork.whenBack(listener), pageNetwork.whenLost(listener)];
        return () => {
          for (const stop of stops) stop();
        };
      },
    },
    scope,
  };
}
