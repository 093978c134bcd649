/** Messages a shop sends of its own accord, in its own words (ADR-837). */
import { Type, type Static } from 'typebox';
import { MESSAGE_KINDS } from '../../messages/message-templates.ts';
import { MessageWordsSchema } from '../../messages/message-words.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { TextSchema } from '../../page/text.ts';
import { defineConsoleCall } from './define-console-call.ts';
import { ItemChangeSchema, SavedSchema, VersionSchema } from './save.ts';

const AREA = 'messaging';
const SCOPE = 'settings';
const KindField = Type.Unsafe<(typeof MESSAGE_KINDS)[number]>({ type: 'string', enum: [...MESSAGE_KINDS] });

/** How a message gets to people: in the shop's words, by a text the company has registered, or not at all. */
const CarriersSchema = Type.Object({
  sms: ChoiceSchema(['own-words', 'registered', 'none']),
  mail: ChoiceSchema(['own-words', 'none']),
});

export type MessageCarriers = Static<typeof CarriersSchema>;

/** Whether only a text the SMS company has registered is sent, so that a shop's own words would reach no one. */
export const isFixed = ({ sms, mail }: MessageCarriers): boolean => sms === 'registered' && mail === 'none';

export const consoleMessagesList = defineConsoleCall({
  name: 'console.messages.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Every message the shop sends of its own accord, whether its words were changed, and how it gets to people.',
  input: {},
  data: Type.Object({
    items: Type.Array(Type.Object({ kind: KindField, is_own: Type.Boolean(), carriers: CarriersSchema })),
  }),
});

export const consoleMessagesGet = defineConsoleCall({
  name: 'console.messages.get',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'The words of one message, in both languages.',
  input: { kind: KindField },
  data: Type.Object({
    item: MessageWordsSchema,
    version: VersionSchema,
    carriers: CarriersSchema,
    /** The shop's name, for a sample. */
    shop_name: TextSchema(),
  }),
});

export const consoleMessagesSave = defineConsoleCall({
  name: 'console.messages.save',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Changes the words of one message from the next one on; null brings the standard words back. 40000 with `faults` by pointer into the item; 40900 with `yours` and `theirs` where `version` is not what is stored, with `reason` where a company has fixed the words.',
  input: { kind: KindField, version: Type.Optional(VersionSchema), item: ItemChangeSchema },
  data: SavedSchema,
  codes: ['state-conflict'],
});

/** What a trial comes to. */
export const MESSAGE_TRIALS = ['sent', 'unreachable', 'too-often', 'failed'] as const;

export const consoleMessagesTry = defineConsoleCall({
  name: 'console.messages.try',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Sends one message with sample data to the person who asks, by e-mail or else by phone, as it is stored.',
  input: { kind: KindField },
  data: Type.Object({ outcome: ChoiceSchema(MESSAGE_TRIALS) }),
});
