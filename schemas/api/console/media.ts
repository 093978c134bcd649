/** Films, recordings, documents and captions of the shop: handed in whole or in pieces, and converted (ADR-302, ADR-465, ADR-466). */
import { Type } from 'typebox';
import {
  CONVERSION_STATES,
  ConversionSchema,
  KeptMediaSchema,
  Sha256Schema,
  UPLOAD_PLAN,
} from '../../content/media-upload.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { LocaleTextSchema } from '../../page/text.ts';
import {
  defineConsoleCall,
  LIST_INPUT,
  OneOrMore,
  PartSchema,
  sortInput,
  sortsBy,
} from './define-console-call.ts';

const AREA = 'media';
// What is handed in is sold: tokens made to sell hold it, those made to decorate do not (ADR-570).
const SCOPE = 'goods.write';
/** What the merchant calls the file; file systems allow 255. */
const NAME = { name: Type.Optional(Type.String({ maxLength: 255 })) };

export const consoleMediaAdd = defineConsoleCall({
  name: 'console.media.add',
  area: AREA,
  scope: SCOPE,
  writes: true,
  isUpload: true,
  summary: 'Takes one film, recording, document or captions file, and answers the address goods name it by.',
  input: NAME,
  data: KeptMediaSchema,
  codes: ['upload-refused'],
});

export const consoleMediaPlan = defineConsoleCall({
  name: 'console.media.plan',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Which pieces of a large file are still to be sent; or what the file became, where the shop has it.',
  input: UPLOAD_PLAN,
  data: Type.Object({ missing: Type.Array(Type.String()), kept: Type.Optional(KeptMediaSchema) }),
  codes: ['upload-refused'],
});

export const consoleMediaPieceAdd = defineConsoleCall({
  name: 'console.media.piece.add',
  area: AREA,
  scope: SCOPE,
  // A piece alone changes nothing of the shop; what the pieces become is logged.
  writes: false,
  isUpload: true,
  summary: 'Takes one piece of a large file; it is refused where its bytes are not those its SHA-256 names.',
  input: { sha256: Sha256Schema },
  data: Type.Object({}),
});

export const consoleMediaJoin = defineConsoleCall({
  name: 'console.media.join',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Makes one file of pieces that were sent, and answers as for a file sent whole.',
  input: { ...UPLOAD_PLAN, ...NAME },
  data: KeptMediaSchema,
  // `state-conflict`: a piece is missing.
  codes: ['upload-refused', 'state-conflict'],
});

/** Orders of this list, its own first. */
export const CONVERSION_SORTS = sortsBy('-at');
export type ConversionSort = (typeof CONVERSION_SORTS)[number];

export const consoleConversionsList = defineConsoleCall({
  name: 'console.conversions.list',
  area: AREA,
  scope: 'goods.read',
  writes: false,
  summary:
    'Films and recordings that are being converted, and what became of them: those last changed first. `q` is looked for in the name of the file.',
  input: {
    ...LIST_INPUT,
    ...sortInput(CONVERSION_SORTS),
    filter: Type.Optional(Type.Object({ state: Type.Optional(OneOrMore(ChoiceSchema(CONVERSION_STATES))) })),
  },
  data: PartSchema(ConversionSchema),
});

/** Why a file is not taken and what to do, beside 42201. */
export const RefusedMediaSchema = Type.Object({
  reason: Type.String(),
  message: LocaleTextSchema,
  hint: LocaleTextSchema,
});
