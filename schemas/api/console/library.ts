/** Everything a shop keeps to be shown, played or read: pictures, films, recordings, documents, captions, and where each is used. */
import { Type, type Static } from 'typebox';
import { CONVERSION_STATES } from '../../content/media-upload.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import {
  defineConsoleCall,
  LIST_INPUT,
  OneOrMore,
  PartSchema,
  sortInput,
  sortsBy,
} from './define-console-call.ts';

const LIBRARY_KINDS = ['image', 'video', 'audio', 'document', 'captions'] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** Orders of this list, its own first. */
export const LIBRARY_SORTS = sortsBy('-added_ts', 'name', '-size');
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/** Uses that are named of one file. */
export const USES_NAMED = 20;

const UseSchema = Type.Object({
  /** `page`: what stands live of a document; the id is then `<kind>/<id>`. */
  kind: ChoiceSchema(['goods', 'teacher', 'page', 'certificate']),
  id: Type.String(),
  title: Type.String(),
});

const MediaItemSchema = Type.Object({
  id: Type.String(),
  kind: ChoiceSchema(LIBRARY_KINDS),
  /** What the merchant called the file; empty where nobody said. */
  name: Type.String(),
  /** What goods and pages name it by: `/media/…` of a picture, `media:…` of anything else. */
  address: Type.String(),
  /** As it was handed in. */
  bytes: Type.Integer(),
  /** 0 for what has no length. */
  seconds: Type.Integer(),
  /** Of a picture; else 0. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Unix seconds. */
  added_ts: Type.Integer(),
  /** Absent where nothing had to be converted (D128). */
  conversion: Type.Optional(
    Type.Object({
      state: ChoiceSchema(CONVERSION_STATES),
      /** Of a hundred. */
      percent: Type.Integer(),
      /** Why it failed, or is tried again; empty for no reason. */
      reason: Type.String(),
    }),
  ),
  /** Where it is used; the first of them where there are many. */
  uses: Type.Array(UseSchema, { maxItems: USES_NAMED }),
  use_count: Type.Integer(),
});
export type MediaItem = Static<typeof MediaItemSchema>;

export const consoleMediaList = defineConsoleCall({
  name: 'console.media.list',
  area: 'library',
  scope: 'media',
  writes: false,
  summary:
    'Pictures, films, recordings, documents and captions of the shop, the last added first; or by `sort`. `q` is looked for in the name of the file and in its address.',
  input: {
    ...LIST_INPUT,
    ...sortInput(LIBRARY_SORTS),
    filter: Type.Optional(
      Type.Object({
        kind: Type.Optional(OneOrMore(ChoiceSchema(LIBRARY_KINDS))),
        /** Of its conversion. */
        state: Type.Optional(OneOrMore(ChoiceSchema(CONVERSION_STATES))),
      }),
    ),
  },
  data: PartSchema(MediaItemSchema),
});
