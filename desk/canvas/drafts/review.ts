/** Reads what publishing a draft would change: what is live, what the draft says, and its faults. */
import { useQuery } from '@tanstack/react-query';
import { consolePageGet } from '#schemas/api/console/documents.ts';
import { consoleDraftGet } from '#schemas/api/console/drafts.ts';
import { consoleVersionGet } from '#schemas/api/console/versions.ts';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { checkConfig } from '#schemas/page/check.ts';
import type { Fault } from '#schemas/page/ready.ts';
import type { DeskCaller } from '#desk/kit/calls/caller.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { Refusal } from '#desk/kit/calls/use-console.ts';
import { describeChanges, type DescribedChange } from '../model/describe/describe-changes.ts';
import { keyOf, type DocumentName } from '../model/document.ts';
import { useEditor } from '../model/use-editor.ts';

type Ask = DeskCaller['ask'];

export interface Review {
  changes: readonly DescribedChange[];
  faults: readonly Fault[];
  /** Something is live. */
  isLive: boolean;
}

/** What is live of a document; undefined where nothing is. @throws Refusal */
async function readLive(ask: Ask, { kind, id }: DocumentName): Promise<unknown> {
  const stand = await ask(consolePageGet, { kind, id });
  if (!stand.ok && stand.code === 'not-found') return undefined;
  if (!stand.ok) throw new Refusal(stand);
  const hash = stand.data.item.live?.hash;
  if (hash === undefined) return undefined;
  const version = await ask(consoleVersionGet, { kind, id, hash });
  if (!version.ok) throw new Refusal(version);
  return version.data.body;
}

async function readDraft(ask: Ask, { kind, id }: DocumentName): Promise<unknown> {
  const draft = await ask(consoleDraftGet, { kind, id });
  if (!draft.ok) throw new Refusal(draft);
  return draft.data.body;
}

/** The review of a draft as it stands in the editor, or on the server where it is not open. */
export function useReview(name: DocumentName, catalogue: Catalogue) {
  const { ask } = useDesk();
  const key = keyOf(name);
  const document = useEditor(({ documents }) => documents[key]);
  return useQuery<Review, Refusal>({
    queryKey: ['desk.review', key, document?.base],
    queryFn: async () => {
      const [live, draft] = await Promise.all([
        readLive(ask, name),
        document === undefined ? readDraft(ask, name) : Promise.resolve(document.body),
      ]);
      return {
        changes: describeChanges(name.kind, live, draft, catalogue),
        faults: checkConfig(name.kind, draft, catalogue),
        isLive: live !== undefined,
      };
    },
    staleTime: 0,
  });
}
