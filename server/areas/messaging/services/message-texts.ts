/** Says what a shop tells people: in its own words where it has some (ADR-837). */
import type { Locale } from '#schemas/locale.ts';
import {
  fillMessage,
  type ComposedMessage,
  type MessageValues,
  type MessageWords,
} from '#schemas/messages/compose-message.ts';
import { templateOf, type MessageKind } from '#schemas/messages/message-templates.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { decideSave, type ItemChange, type ItemSave } from '#server/kernel/http/save-item.ts';
import { judgeWords } from '../rules/judge-words.ts';
import type { MessageTextStore } from '../store/message-texts.store.ts';

export interface MessageTexts {
  compose: <Kind extends MessageKind>(
    appId: string,
    kind: Kind,
    values: MessageValues<Kind>,
    locale: Locale,
  ) => Promise<ComposedMessage>;
}

export const makeMessageTexts = (store: Pick<MessageTextStore, 'read'>): MessageTexts => ({
  compose: async (appId, kind, values, locale) =>
    fillMessage(kind, await store.read(appId, kind), values, locale),
});

/** Judges the words over those stored then, so that two who save at once lose nothing (D138). */
export function saveWords(
  { store, clock }: { store: MessageTextStore; clock: Clock },
  appId: string,
  { kind, ...change }: ItemChange & { kind: MessageKind },
): Promise<ItemSave<MessageWords>> {
  const { subject, text } = templateOf(kind);
  return store.change(appId, kind, clock.now(), (before) =>
    decideSave(before, change, { empty: { subject, text }, judge: (item) => judgeWords(kind, item) }),
  );
}
