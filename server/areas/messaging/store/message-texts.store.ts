/** Messages in a shop's own words: read, and changed by who holds the shop's lock. */
import { and, eq } from 'drizzle-orm';
import type { MessageWords } from '#schemas/messages/compose-message.ts';
import { templateOf, type MessageKind } from '#schemas/messages/message-templates.ts';
import { canonicalJson } from '#server/kernel/db/canonical-json.ts';
import { holdShop } from '#server/areas/shop/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { itemToWrite, type ItemSave } from '#server/kernel/http/save-item.ts';
import { messageText } from '../tables/message-texts.ts';

export type MessageTextStore = ReturnType<typeof createMessageTextStore>;

const isKind = (appId: string, kind: MessageKind) =>
  and(eq(messageText.appId, appId), eq(messageText.kind, kind));

function isStandard(kind: MessageKind, words: MessageWords): boolean {
  const { subject, text } = templateOf(kind);
  return canonicalJson(words) === canonicalJson({ subject, text });
}

async function readWords(db: Database, appId: string, kind: MessageKind): Promise<MessageWords> {
  const [row] = await db
    .select({ subject: messageText.subject, text: messageText.text })
    .from(messageText)
    .where(isKind(appId, kind));
  const { subject, text } = templateOf(kind);
  return row ?? { subject, text };
}

export function createMessageTextStore(db: Database) {
  return {
    /** The shop's own, else the standard ones. */
    read: (appId: string, kind: MessageKind) => readWords(db, appId, kind),
    /** Kinds the shop changed. */
    ownKinds: async (appId: string): Promise<string[]> => {
      const rows = await db
        .select({ kind: messageText.kind })
        .from(messageText)
        .where(eq(messageText.appId, appId));
      return rows.map(({ kind }) => kind);
    },
    /** @param decide judges the words as they are then; standard words leave no row */
    change: (
      appId: string,
      kind: MessageKind,
      savedAt: number,
      decide: (words: MessageWords) => ItemSave<MessageWords>,
    ): Promise<ItemSave<MessageWords>> =>
      db.transaction(async (tx) => {
        await holdShop(tx, appId);
        const result = decide(await readWords(tx, appId, kind));
        const words = itemToWrite(result);
        if (words === undefined) return result;
        await tx.delete(messageText).where(isKind(appId, kind));
        if (!isStandard(kind, words)) await tx.insert(messageText).values({ appId, kind, ...words, savedAt });
        return result;
      }),
  };
}
