/** Fills a message with what it tells of: the shop's words, else the standard ones. Pure. */
import type { Locale } from '../locale.ts';
import { readText, type LocaleText, type Text } from '../page/text.ts';
import { fillPlaces, readPlaces, type Places } from '../text/places.ts';
import { MESSAGE_PLACES, MESSAGE_SAMPLES, type MessagePlace } from './message-places.ts';
import {
  templateOf,
  type MessageKind,
  type MessagePlaceOf,
  type MessageTemplate,
} from './message-templates.ts';

export interface MessageWords {
  subject: Text;
  text: Text;
}
export interface ComposedMessage {
  subject: string;
  text: string;
}
export type MessageValues<Kind extends MessageKind> = Readonly<Record<MessagePlaceOf<Kind>, string>>;
type AnyValues = Readonly<Partial<Record<MessagePlace, string>>>;

/** The places one message may name. */
export function placesOf({ places }: Pick<MessageTemplate, 'places'>): Places<MessagePlace> {
  const result: Partial<Record<MessagePlace, LocaleText>> = {};
  for (const place of places) result[place] = MESSAGE_PLACES[place];
  return result;
}

/**
 * A sentence a line, those left out that have nothing to say; between English ones there is a space. What the message is of no
 * use without stays, and so does all of it where nothing else would be left.
 */
export function fillMessage(
  kind: MessageKind,
  { subject, text }: MessageWords,
  values: AnyValues,
  locale: Locale,
): ComposedMessage {
  const template = templateOf(kind);
  const places = placesOf(template);
  const allValues: Readonly<Record<MessagePlace, string>> = { ...EMPTY_VALUES, ...values };
  const lines = readText(text, locale)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isSaid = (line: string): boolean => {
    const keys = placesIn(line, places);
    return keys.every((key) => allValues[key] !== '') || keys.some((key) => template.required.includes(key));
  };
  const saidLines = lines.filter(isSaid);
  const sentences = (saidLines.length === 0 ? lines : saidLines).map((line) =>
    fillPlaces(line, places, allValues),
  );
  return {
    subject: fillPlaces(readText(subject, locale), places, allValues).replaceAll('\n', ' ').trim(),
    text: sentences.join(locale === 'cn' ? '' : ' '),
  };
}

const EMPTY_VALUES: Readonly<Record<MessagePlace, string>> = {
  shop: '',
  title: '',
  amount: '',
  until: '',
  reply: '',
  number: '',
  code: '',
  minutes: '',
  change: '',
  score: '',
  comment: '',
  link: '',
};

const placesIn = (line: string, places: Places<MessagePlace>): MessagePlace[] =>
  readPlaces(line, places).flatMap((part) => (typeof part === 'string' ? [] : [part.key]));

/** In the words every shop begins with. */
export function standardMessage<Kind extends MessageKind>(
  kind: Kind,
  values: MessageValues<Kind>,
  locale: Locale,
): ComposedMessage {
  return fillMessage(kind, templateOf(kind), values, locale);
}

/** What a preview and a trial are filled with. */
export function sampleValues(shopName: Text, locale: Locale): Readonly<Record<MessagePlace, string>> {
  const samples = Object.entries(MESSAGE_SAMPLES).map(([key, text]) => [key, text[locale]]);
  return { ...EMPTY_VALUES, ...Object.fromEntries(samples), shop: readText(shopName, locale) };
}
