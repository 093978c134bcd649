/** What a socket of the desk says of a document: who is there, what each of them has chosen, and what was saved (ADR-740). */
import { Type, type Static } from 'typebox';
import { DESK_ROLES } from '../console/roles.ts';
import { isObject } from '../page/json.ts';
import { ChoiceSchema } from '../page/fragments.ts';

/** Where the socket opens: `?kind&id` of a document of the shop whose host it is. */
export const DESK_SOCKET_PATH = '/ws/desk';

/** Seconds between two heartbeats; a client that receives nothing for twice as long opens another socket. */
export const DESK_BEAT_S = 15;

/** How many colours there are to tell people apart; a frame names one by its number. */
export const PRESENCE_COLOURS = 8;

/** Bytes of one message of a client. */
export const CHOICE_BYTES_MAX = 512;

/** Why a socket is closed for good, told before it is and as its close code. */
export const DESK_BYE_CODES = {
  'logged-out': 4001,
  'no-permission': 4005,
  slow: 4008,
  'too-many': 4009,
  restart: 1012,
} as const;
const DESK_BYE_REASONS = [
  'logged-out',
  'no-permission',
  'slow',
  'too-many',
  'restart',
] as const satisfies readonly (keyof typeof DESK_BYE_CODES)[];
export type DeskByeReason = (typeof DESK_BYE_REASONS)[number];

/** What a person has selected: a block, and a field of it as JSON pointer. Sent by the client; nothing is chosen without a node. */
const ChoiceOfPersonSchema = Type.Object(
  {
    node: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    pointer: Type.Optional(Type.String({ maxLength: 256 })),
  },
  { additionalProperties: false },
);
export type ChoiceOfPerson = Static<typeof ChoiceOfPersonSchema>;

const PresentPersonSchema = Type.Object({
  /** Of one socket: a person with two windows is there twice. */
  id: Type.String(),
  /** The same for all windows of one person, and no account's id. */
  person: Type.String(),
  /** Empty where the person has chosen no name: the desk then shows the role. */
  name: Type.String(),
  role: ChoiceSchema(DESK_ROLES),
  /** 0 to `PRESENCE_COLOURS` - 1; the same for all windows of one person. */
  colour: Type.Integer({ minimum: 0, maximum: PRESENCE_COLOURS - 1 }),
  ...ChoiceOfPersonSchema.properties,
});
export type PresentPerson = Static<typeof PresentPersonSchema>;

const BASE_FIELDS = {
  /** What `console.draft.save` asks for as `base` now; empty where neither a draft nor a live version is there. */
  base: Type.String(),
  /** Who wrote it. */
  by: Type.String(),
};

export const DeskFrameSchema = Type.Union([
  /** The first frame: which of the people this socket is. */
  Type.Object({ type: Type.Literal('hello'), you: Type.String(), ...BASE_FIELDS }),
  Type.Object({ type: Type.Literal('people'), people: Type.Array(PresentPersonSchema) }),
  /** A draft was saved or thrown away, or a version published. */
  Type.Object({ type: Type.Literal('saved'), ...BASE_FIELDS }),
  /** Remarks on the document's blocks have changed. */
  Type.Object({ type: Type.Literal('remarks') }),
  Type.Object({ type: Type.Literal('beat') }),
  Type.Object({ type: Type.Literal('bye'), reason: ChoiceSchema(DESK_BYE_REASONS) }),
]);
export type DeskFrame = Static<typeof DeskFrameSchema>;

const isBase = ({ base, by }: Record<string, unknown>) => typeof base === 'string' && typeof by === 'string';

/** Whether what the server sent has the parts of its type that a desk reads; a type of a later server is none. */
function isFrame(value: unknown): value is DeskFrame {
  if (!isObject(value)) return false;
  const { type, you, people, reason } = value;
  if (type === 'beat' || type === 'remarks') return true;
  if (type === 'people') return Array.isArray(people);
  if (type === 'bye') return typeof reason === 'string';
  return isBase(value) && (type === 'saved' || (type === 'hello' && typeof you === 'string'));
}

/** A frame out of the text of the server; undefined where it is none. */
export function readDeskFrame(text: string): DeskFrame | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFrame(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
