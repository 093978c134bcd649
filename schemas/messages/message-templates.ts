/** Every message a shop sends of its own accord: what it may name, what it must, and its standard words (ADR-837). */
import type { LocaleText } from '../page/text.ts';
import { ACCOUNT_TEMPLATES } from './account-templates.ts';
import { LEARNING_TEMPLATES } from './learning-templates.ts';
import type { MessagePlace } from './message-places.ts';
import { ORDER_TEMPLATES } from './order-templates.ts';

export interface MessageTemplate {
  name: LocaleText;
  places: readonly MessagePlace[];
  /** Without these it would be of no use. */
  required: readonly MessagePlace[];
  subject: LocaleText;
  /** Each line is a sentence; one whose place has nothing to say is left out. */
  text: LocaleText;
}

const MESSAGE_TEMPLATES = {
  ...ACCOUNT_TEMPLATES,
  ...ORDER_TEMPLATES,
  ...LEARNING_TEMPLATES,
} as const satisfies Readonly<Record<string, MessageTemplate>>;
export type MessageKind = keyof typeof MESSAGE_TEMPLATES;
export type MessagePlaceOf<Kind extends MessageKind> = (typeof MESSAGE_TEMPLATES)[Kind]['places'][number];

export const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(MESSAGE_TEMPLATES, kind);

export const MESSAGE_KINDS: readonly MessageKind[] = Object.keys(MESSAGE_TEMPLATES).filter(isMessageKind);

/** One of them, whichever it is. */
export const templateOf = (kind: MessageKind): MessageTemplate => MESSAGE_TEMPLATES[kind];
