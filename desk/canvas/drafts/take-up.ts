/** Opens a document with what this browser kept of it and the server has not: after a crash, a closed tab, an hour without a network. */
import { keyOf, type DocumentName } from '../model/document.ts';
import type { Conflict } from '../model/merge/conflict.ts';
import { commonOf, DraftDocument } from './draft-document.ts';
import type { DraftPorts, Failure, LocalDraft, Stand } from './draft-ports.ts';
import type { DraftSet } from './draft-set.ts';
import type { LocalWriter } from './local-writer.ts';

export type OpenResult = { ok: true; conflicts: readonly Conflict[] } | Failure;

/** What is kept of a document by this tab and by tabs that are gone, the oldest first. */
async function readOrphans(ports: DraftPorts, prefix: string): Promise<readonly LocalDraft[]> {
  const { local, tabs } = ports;
  const drafts = await local.list(prefix).catch(() => []);
  const isOrphan = await Promise.all(
    drafts.map(async ({ owner }) => owner === tabs.own || !(await tabs.isOpen(owner))),
  );
  return drafts.filter((_, index) => isOrphan[index] === true).sort((one, other) => one.at - other.at);
}

/** The server's version; without an answer, the one this browser's draft began from. */
function standOf(answer: ({ ok: true } & Stand) | Failure, draft: LocalDraft | undefined): Stand | undefined {
  if (answer.ok) return answer;
  if (draft === undefined || answer.reason === 'refused') return undefined;
  return answer.reason === 'not-found'
    ? { base: '', body: undefined }
    : { base: draft.base, body: draft.common };
}

export async function openDraft(
  name: DocumentName,
  { set, writer, ports }: { set: DraftSet; writer: LocalWriter; ports: DraftPorts },
): Promise<OpenResult> {
  const key = keyOf(name);
  const [answer, orphans] = await Promise.all([
    ports.server.get(name),
    readOrphans(ports, writer.prefixOf(key)),
  ]);
  if (set.get(key) !== undefined) return { ok: true, conflicts: [] };
  const [first, ...others] = orphans;
  const stand = standOf(answer, first);
  if (stand === undefined) return answer.ok ? { ok: true, conflicts: [] } : answer;
  const draft = new DraftDocument(name, stand);
  set.add(draft);
  set.editor.open({ ...name, base: stand.base, body: first === undefined ? stand.body : first.body });
  if (first !== undefined) {
    const { base } = stand;
    draft.requests = first.requests;
    draft.conflicts = [
      ...(stand.body === undefined ? [] : set.editor.receive(key, commonOf(first, stand), stand)),
      ...others.flatMap(({ common, body }) => set.editor.receive(key, common, { base, body })),
    ];
    draft.hurry();
    await writer.write(draft);
    const oldRecords = orphans.filter((one) => one.key !== writer.keyOf(key));
    if (draft.localBody !== undefined)
      await Promise.all(oldRecords.map((one) => ports.local.remove(one.key)));
  }
  if (!answer.ok) {
    if (answer.reason === 'signed-out') set.isSignedOut = true;
    if (answer.reason === 'network') set.isUnreachable = true;
  }
  return { ok: true, conflicts: draft.conflicts };
}
