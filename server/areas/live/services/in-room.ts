/** Who does something in a live room, and whether they may: asked first by every call of what is done there. */
import type { CodeKey } from '#schemas/api/codes.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { EntryRefusal } from '../rules/admission.ts';
import type { RoomKey } from '../store/log.store.ts';

/** A call as its handler is given it. */
interface CallContext {
  deps: Deps;
  shop: { appId: string };
  viewer: Viewer | undefined;
}

type OpenedRoom = Extract<Awaited<ReturnType<Deps['live']['open']>>, { ok: true }>;
type RoomRefused = Exclude<Awaited<ReturnType<Deps['live']['open']>>, { ok: true }>;

export type Visiting = OpenedRoom & {
  /** Undefined for a stranger. */
  userId: string | undefined;
};
export type Acting = Visiting & { userId: string; nickname: string };

type Answer<Who, Code extends CodeKey = never> =
  | (Who & { ok: true })
  | RoomRefused
  | { ok: false; code: Code };

/** Everyone who may be in the room. */
export async function visitingIn(
  { deps, shop, viewer }: CallContext,
  aliveId: string,
): Promise<Answer<Visiting>> {
  const visit = await deps.live.open(shop.appId, aliveId, viewer);
  if (!visit.ok) return visit;
  return { ...visit, userId: viewer?.user.id };
}

/** Whoever may enter the room, be there a form to fill in first: what is sold and said before its door is theirs too (ADR-431). */
export async function atDoorOf(
  { deps, shop, viewer }: CallContext,
  aliveId: string,
): Promise<(Visiting & { ok: true }) | { ok: false; code: EntryRefusal | 'not-found' }> {
  const judgement = await deps.live.judge({ appId: shop.appId, aliveId }, viewer);
  if (judgement === undefined) return { ok: false, code: 'not-found' };
  const { visit, entry } = judgement;
  return entry.ok ? { ...visit, ...entry, userId: viewer?.user.id } : { ok: false, code: entry.code };
}

/** A logged-in person. */
export async function actingIn(
  context: CallContext,
  aliveId: string,
): Promise<Answer<Acting, 'not-logged-in'>> {
  const { viewer } = context;
  if (viewer === undefined) return { ok: false, code: 'not-logged-in' };
  const visiting = await visitingIn(context, aliveId);
  if (!visiting.ok) return visiting;
  return { ...visiting, userId: viewer.user.id, nickname: viewer.user.nickname };
}

/** The host. */
export async function hostingIn(
  context: CallContext,
  aliveId: string,
): Promise<Answer<Acting, 'not-logged-in' | 'not-entitled'>> {
  const acting = await actingIn(context, aliveId);
  if (!acting.ok) return acting;
  return acting.role === 'host' ? acting : { ok: false, code: 'not-entitled' };
}

export async function isOnAir({ live }: Pick<Deps, 'live'>, key: RoomKey): Promise<boolean> {
  return (await live.stateOf(key))?.alive_state === LIVE_STATE.live;
}
