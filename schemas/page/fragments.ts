/** Schema fragments every renderer shares, so that an image or a colour is described once (requirement 8). */
import { Type, type Static, type TOptional, type TSchema } from 'typebox';
import type { LocaleText } from './text.ts';

/** Addresses a merchant may type: site path, anchor, http(s), mailto or tel. Checked again by safeUrl at output. */
export const UrlSchema = (description?: string) =>
  Type.String({
    maxLength: 2048,
    pattern: '^$|^#|^/(?![/\\\\])|^https?://|^mailto:|^tel:',
    ...(description === undefined ? {} : { description }),
  });

export const IMAGE_PATTERN = '^$|^/(?![/\\\\])|^https?://';
/** Addresses of images: site path or http(s). */
export const ImageUrlSchema = (description?: string) =>
  Type.String({
    maxLength: 2048,
    pattern: IMAGE_PATTERN,
    ...(description === undefined ? {} : { description }),
  });

/** A file of one of these endings, by site path or https; the pattern says in itself what may be played. */
function fileUrl(endings: readonly string[]) {
  const anyCase = endings.map((ending) =>
    ending.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`),
  );
  return Type.String({
    maxLength: 2048,
    pattern: `^(?:/(?![/\\\\])|https://)[^?#\\s\\\\]*\\.(?:${anyCase.join('|')})(?:[?#]\\S*)?$`,
  });
}

/** Films that every supported browser plays natively; HLS playlists need the player (ADR-105). */
export const VideoUrlSchema = () => fileUrl(['mp4', 'm4v', 'webm', 'ogv']);
export const AudioUrlSchema = () => fileUrl(['mp3', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'wav', 'webm']);
/** Captions as WebVTT, the one form a browser reads. */
export const CaptionsUrlSchema = () => fileUrl(['vtt']);

/** #rgb, #rrggbb or #rrggbbaa. No names, no functions, so no way to reach a url(). */
export const COLOR_PATTERN = '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$';
export const ColorSchema = () => Type.String({ pattern: COLOR_PATTERN });

/** Mark of a field a stored document may leave out and a view always sees. Exists in types only. */
export interface HasDefault {
  '~optional': true;
  '~defaulted': true;
}

/** A field merchants may leave out: reading fills in `value`, so a view always sees it. Only for a renderer's own fields. */
export function withDefault<T extends TSchema>(schema: T, value: Static<T>): TOptional<T> & HasDefault;
export function withDefault(schema: TSchema, value: unknown): TSchema {
  return Type.Optional(Object.defineProperties({ default: value }, Object.getOwnPropertyDescriptors(schema)));
}

/** A choice between values of the wire; where a merchant makes it, it is a NamedSchema. */
export function ChoiceSchema<const Names extends readonly [string, ...string[]]>(
  names: Names,
  description?: string,
) {
  return Type.Unsafe<Names[number]>({
    type: 'string',
    enum: [...names],
    ...(description === undefined ? {} : { description }),
  });
}

/** The names of a choice's values, in the order of its values, for people and editors. */
function namesOf(names: Readonly<Record<string, LocaleText>>) {
  return {
    enumDescriptions: Object.values(names).map(({ cn, en }) => `${en} · ${cn}`),
    'x-names': Object.values(names),
  };
}

/** A choice a merchant makes, each value with its name in both languages (ADR-580). */
export function NamedSchema<const Name extends string>(names: Readonly<Record<Name, LocaleText>>) {
  return Type.Unsafe<Name>({ type: 'string', enum: Object.keys(names), ...namesOf(names) });
}

/** A switch whose two values have names of their own and whose absence is a third state (ADR-705). */
export function NamedBoolean({ on, off }: Readonly<Record<'on' | 'off', LocaleText>>) {
  return Type.Unsafe<boolean>({ type: 'boolean', 'x-names': [on, off] });
}

/** A choice that the wire writes as a number; its schema names each number for people and editors. */
export function NumberedSchema(names: Readonly<Record<number, LocaleText>>) {
  return Type.Unsafe<number>({
    type: 'integer',
    enum: Object.keys(names).map(Number),
    ...namesOf(names),
  });
}

/** A state by its number on the wire, out of the table that names them. */
export function StateSchema<const States extends Readonly<Record<string, number>>>(states: States) {
  const numbers = Object.values(states).map((state) => Type.Literal(state));
  return Type.Unsafe<States[keyof States]>(Type.Union(numbers));
}
