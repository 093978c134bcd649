/** Messages in the words every shop begins with. */
import { fillMessage } from '#schemas/messages/compose-message.ts';
import { templateOf } from '#schemas/messages/message-templates.ts';
import type { MessageTexts } from '#server/areas/messaging/services/message-texts.ts';

export const STANDARD_TEXTS: MessageTexts = {
  compose: (_appId, kind, values, locale) =>
    Promise.resolve(fillMessage(kind, templateOf(kind), values, locale)),
};
