/** What is wrong with the words of a message, by field. Pure. */
import { makeDocumentAjv } from '#schemas/ajv.ts';
import type { ItemFault } from '#schemas/api/console/save.ts';
import { LOCALES } from '#schemas/locale.ts';
import { placesOf, type MessageWords } from '#schemas/messages/compose-message.ts';
import { MESSAGE_PLACES, type MessagePlace } from '#schemas/messages/message-places.ts';
import { templateOf, type MessageKind } from '#schemas/messages/message-templates.ts';
import { MessageWordsSchema } from '#schemas/messages/message-words.ts';
import { faultsOf } from '#schemas/page/rule-words.ts';
import { readText } from '#schemas/page/text.ts';
import { unknownPlaceFaults } from '#schemas/text/place-faults.ts';
import { readPlaces, type Places } from '#schemas/text/places.ts';
import { toItemFaults, type ItemVerdict } from '#server/kernel/http/save-item.ts';

const validate = makeDocumentAjv().compile<MessageWords>(MessageWordsSchema);

const OWNER = { cn: '这条消息里', en: 'This message' };

/** A code message without its code, in one of the languages, would lock people out. */
function missingFaults(
  { text }: MessageWords,
  places: Places<MessagePlace>,
  required: readonly MessagePlace[],
): ItemFault[] {
  const missing = required.find((key) =>
    LOCALES.some(
      (locale) =>
        !readPlaces(readText(text, locale), places).some(
          (part) => typeof part !== 'string' && part.key === key,
        ),
    ),
  );
  if (missing === undefined) return [];
  const { cn, en } = MESSAGE_PLACES[missing];
  const message = { cn: `缺少“{${cn}}”`, en: `{${en}} is missing.` };
  const hint = { cn: '中文和英文都要写', en: 'Write it in both languages.' };
  return [{ pointer: '/text', rule: 'places', message, hint }];
}

export function judgeWords(kind: MessageKind, item: Record<string, unknown>): ItemVerdict<MessageWords> {
  if (!validate(item)) return { faults: toItemFaults(faultsOf(validate, item, MessageWordsSchema)) };
  const template = templateOf(kind);
  const places = placesOf(template);
  const unknown = (['subject', 'text'] as const).flatMap((field) =>
    unknownPlaceFaults(item[field], places, { pointer: `/${field}`, owner: OWNER }),
  );
  const faults = [...unknown, ...missingFaults(item, places, template.required)];
  return faults.length > 0 ? { faults } : { item };
}
