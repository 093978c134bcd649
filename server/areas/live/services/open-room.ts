/** Asks who may be in a room: each call of the live area begins here (requirement 32). */
import type { RoomRole } from '#schemas/live/event.ts';
import { readAccess, type Access, type SaleState } from '#server/areas/access/area.ts';
import { LOOK_TYPE } from '#schemas/live/room.ts';
import { isSaleOver, type LiveFacts } from '#server/areas/catalogue/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { isStaff, type Viewer } from '#server/areas/identity/area.ts';
import type { Areas, AppContext } from '#server/kernel/area.ts';
import { judgeEntry, needsPreviewStart, type Entry, type EntryRefusal } from '../rules/admission.ts';
import type { ReadRoomGoods } from './read-goods.ts';
import type { Rooms } from './rooms.ts';
import type { NameIn } from '../rules/room-names.ts';
import { isMuted } from '../rules/message.ts';
import type { Room } from './room.ts';
import type { RoomKey, RoomRow } from '../store/log.store.ts';
import type { MemberRow } from '../store/members.store.ts';

export interface FoundRoom {
  key: RoomKey;
  live: Room;
  room: RoomRow;
  facts: LiveFacts;
  goods: GoodsRow;
  saleState: SaleState;
  access: Access;
  member: MemberRow | undefined;
  isHost: boolean;
}

export type OpenRoomResult =
  | (FoundRoom & { ok: true; role: RoomRole; endsAt: number | undefined; isTrial: boolean })
  | { ok: false; code: EntryRefusal | 'not-found' | 'form-due' };

interface JudgedRoom {
  visit: FoundRoom;
  entry: Entry;
}

export interface OpenWorld {
  world: Pick<AppContext, 'stores' | 'clock'>;
  /** What others in the room know a person by. */
  nameIn: NameIn;
  areas: Pick<Areas, 'catalogue' | 'forms'>;
  rooms: Rooms;
  goodsOf: ReadRoomGoods;
}

/** The shop's owner, who keeps its training, and the accounts a room names. */
export function isHostOf(viewer: Pick<Viewer, 'user'> | undefined, room: Pick<RoomRow, 'hostIds'>): boolean {
  return viewer !== undefined && (isStaff(viewer.user) || room.hostIds.includes(viewer.user.id));
}

/** Who may not write holds no socket, and follows the room by its state (requirement 39). */
export async function maySocket(
  { stores, clock }: Pick<AppContext, 'stores' | 'clock'>,
  { key, isHost }: Pick<FoundRoom, 'key' | 'isHost'>,
  { user }: Pick<Viewer, 'user'>,
): Promise<boolean> {
  if (isHost) return true;
  if (user.roles.includes('comment-banned')) return false;
  const member = await stores.liveMembers.of(key, user.id);
  return member === undefined || !(member.isKicked || isMuted(member, clock.now()));
}

/** All that is known of a room and a person, let in or not; undefined where there is no such room. */
export async function judgeRoom(
  { world, areas, rooms, goodsOf }: OpenWorld,
  key: RoomKey,
  viewer: Pick<Viewer, 'user'> | undefined,
): Promise<JudgedRoom | undefined> {
  const { stores, clock } = world;
  const [live, roomGoods] = await Promise.all([rooms.of(key), goodsOf(key)]);
  if (live === undefined || roomGoods === undefined) return undefined;
  const { row, facts } = live.read();
  const { goods, saleState, isForAll } = roomGoods;
  // Trials end with the sale.
  const room = isSaleOver(saleState) ? { ...row, lookType: LOOK_TYPE.none } : row;
  const query = { viewer, goods, saleState };
  const [access, member] = await Promise.all([
    readAccess({ stores, clock, catalogue: areas.catalogue }, key.appId, query),
    viewer === undefined ? undefined : stores.liveMembers.of(key, viewer.user.id),
  ]);
  const isHost = isHostOf(viewer, room);
  const now = clock.now();
  const entry = judgeEntry({ room, access, isHost, isKnown: viewer !== undefined, isForAll, member, now });
  return { visit: { key, live, room, facts, goods, saleState, access, member, isHost }, entry };
}

/** D91: a form comes before the stage, for whoever does not host. */
export async function isFormDue(
  { forms }: Pick<Areas, 'forms'>,
  { room, key, isHost }: FoundRoom,
  viewer: Pick<Viewer, 'user'> | undefined,
): Promise<boolean> {
  if (room.formId === '' || isHost || viewer === undefined) return false;
  return forms.isAsked(key.appId, room.formId, viewer.user.id);
}

/** Starts the timed preview of a person who is shown the room now, by whichever call, once (ADR-475). */
async function startPreview(
  { world: { stores, clock }, nameIn }: OpenWorld,
  { visit, entry }: JudgedRoom,
  { user }: Pick<Viewer, 'user'>,
): Promise<JudgedRoom> {
  const { key, room, member } = visit;
  const now = clock.now();
  if (!needsPreviewStart(entry, room, member, now)) return { visit, entry };
  const person = { userId: user.id, roomUserId: nameIn(key, user.id) };
  const newMember = await stores.liveMembers.startPreview(key, person, now);
  const query = { room, access: visit.access, isHost: false, isKnown: true, isForAll: false };
  return { visit: { ...visit, member: newMember }, entry: judgeEntry({ ...query, member: newMember, now }) };
}

/** Judges a person who is shown the room now; a form that is due is shown first, and nothing of the room with it. */
export async function showRoom(
  open: OpenWorld,
  key: RoomKey,
  viewer: Pick<Viewer, 'user'> | undefined,
): Promise<(JudgedRoom & { isDue: boolean }) | undefined> {
  const judgement = await judgeRoom(open, key, viewer);
  if (judgement === undefined) return undefined;
  const isDue = judgement.entry.ok && (await isFormDue(open.areas, judgement.visit, viewer));
  if (viewer === undefined || isDue) return { ...judgement, isDue };
  return { ...(await startPreview(open, judgement, viewer)), isDue };
}

/** Whoever may be in the room; who has to fill in a form first is not in it yet (ADR-431). */
export async function openRoom(
  open: OpenWorld,
  key: RoomKey,
  viewer: Pick<Viewer, 'user'> | undefined,
): Promise<OpenRoomResult> {
  const view = await showRoom(open, key, viewer);
  if (view === undefined) return { ok: false, code: 'not-found' };
  const { visit, entry, isDue } = view;
  if (!entry.ok) return { ok: false, code: entry.code };
  if (isDue) return { ok: false, code: 'form-due' };
  return { ...visit, ...entry };
}
