/** The events of a live room, in one log for chat, slides, draws and offers (D97, ADR-360). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { ACTIVITY_EVENTS, ACTIVITY_LINES } from './activities.gen.ts';

/** Letters of a message (D97). */
export const MESSAGE_MAX = 200;
/** Events a viewer receives who has none yet or missed more than one answer holds. */
export const JOIN_EVENTS = 100;
/** Events in one page of the log, and the milliseconds of recording one page may span. */
export const EVENTS_PAGE_MAX = 500;
export const EVENTS_SPAN_MS = 60_000;

/**
 * People's messages, the room's own lines, other changes of the room (a slide is turned, a message is put on
 * the wall, pinned above the chat or recalled), and the events of its activities (schemas/live/activities).
 */
export const EVENT_KINDS = [
  'text',
  'image',
  'system',
  'gift',
  'slide',
  'wall',
  'pin',
  'recall',
  ...ACTIVITY_EVENTS,
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Kinds that appear in the chat as a line of their own. */
export const CHAT_KINDS: ReadonlySet<EventKind> = new Set([
  'text',
  'image',
  'system',
  'gift',
  ...ACTIVITY_LINES,
]);

export const ROOM_ROLES = ['viewer', 'moderator', 'host'] as const;
export type RoomRole = (typeof ROOM_ROLES)[number];

export const EventUserSchema = Type.Object({
  /** What others know them by in this room; no account's id. Empty for the room itself. */
  id: Type.String(),
  nickname: Type.String(),
  avatar: Type.String(),
  role: ChoiceSchema(ROOM_ROLES),
});

export const LiveEventSchema = Type.Object({
  id: Type.String(),
  /** Its place in the log of the room, from 1 without gaps. */
  offset: Type.Integer({ minimum: 1 }),
  /** Its moment in the recording, in milliseconds from the start; below 0 before the room was on air. */
  offset_ms: Type.Integer(),
  /** Server clock, unix milliseconds. */
  ts: Type.Integer(),
  kind: ChoiceSchema(EVENT_KINDS),
  /** What is read; empty for what was taken back. */
  content: Type.String(),
  user: EventUserSchema,
  /** What the kind needs beside its words: ids, numbers and short texts. */
  data: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  /** True for one that was taken back: it keeps its place (D102). */
  is_recalled: Type.Boolean(),
});
export type LiveEvent = Static<typeof LiveEventSchema>;
