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
import { readPlaces, unknownPlaces, writtenPlaces, type Places } from '#schemas/text/places.ts';
import { toItemFaults, type ItemVerdict } from '#server/kernel/http/save-item.ts';

const validate = makeDocumentAjv().compile<MessageWords>(MessageWordsSchema);

function unknownFaults(words: MessageWords, places: Places): ItemFault[] {
  return (['subject', 'text'] as const).flatMap((field) => {
    const [unknown] = LOCALES.flatMap((locale) => unknownPlaces(readText(words[field], locale), places));
    if (unknown === undefined) return [];
    const message = { cn: `这条消息里没有“${unknown}”`, en: `This message has no ${unknown}.` };
    const hint = {
      cn: `可以写：${writtenPlaces(places, 'cn').join('、')}`,
      en: `Use one of these: ${writtenPlaces(places, 'en').join(', ')}.`,
    };
    return [{ pointer: `/${field}`, rule: 'places', message, hint }];
  });
}

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
  const faults = [...unknownFaults(item, places), ...missingFaults(item, places, template.required)];
  return faults.length > 0 ? { faults } : { item };
}
