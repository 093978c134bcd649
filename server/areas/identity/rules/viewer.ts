/** The person behind a session and what they may do in a shop: never part of cached HTML (D114). */
import type { UserInfo } from '#schemas/api/identity/sessions.ts';
import type { Access } from '#schemas/api/define-endpoint.ts';
import { DESK_ROLES, type DeskRole } from '#schemas/console/roles.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import { gateRefusal, isLetIn, type GatePerson } from '#schemas/shop/gate.ts';
import type { AccountRow, ChannelRow } from '../ports/accounts.ts';
import type { SessionRow } from '../ports/sessions.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { Role, UserRow } from '../ports/users.ts';

export interface Viewer {
  session: SessionRow;
  user: UserRow;
}

/**
 * The person a session token belongs to; undefined for a token that is unknown, expired or ended, and for somebody whose
 * account was disabled meanwhile: that takes effect with their next call.
 */
export async function readViewer(stores: Stores, appId: string, token: string): Promise<Viewer | undefined> {
  const viewer = await stores.sessions.byToken(appId, token);
  return viewer?.user.disabledAt === undefined ? viewer : undefined;
}

/** The roles that run the shop: its owner, and the administrators of its training. */
export const STAFF: readonly Role[] = ['owner', 'training-admin'];

export function isStaff({ roles }: Pick<UserRow, 'roles'>): boolean {
  return roles.some((role) => STAFF.includes(role));
}

/** What a person is at the desk of the shop (D138); undefined for its learners. An admin of a training shop manages it (M90). */
export function deskRoleOf({ roles }: Pick<UserRow, 'roles'>): DeskRole | undefined {
  const heldRoles = roles.map((role) => (role === 'training-admin' ? 'manager' : role));
  return DESK_ROLES.find((role) => heldRoles.includes(role));
}

/** Whether a person runs the installation: they hold its scope at the desk beside those of their role (ADR-790). */
export function isOperator({ roles }: Pick<UserRow, 'roles'>): boolean {
  return roles.includes('operator');
}

/** Whom the gate of a shop takes a person for; one without an account here is a stranger, its staff are members. */
export function gatePersonOf(user: Pick<UserRow, 'roles'> | undefined): GatePerson {
  if (user === undefined) return 'stranger';
  return user.roles.includes('organization') || deskRoleOf(user) !== undefined ? 'member' : 'account';
}

/** The person of a session, if the shop lets them in now; else the caller is anonymous (D116). */
export function letIn(viewer: Viewer | undefined, can: Capabilities): Viewer | undefined {
  return isLetIn(gatePersonOf(viewer?.user), can) ? viewer : undefined;
}

/**
 * Whether a person's session counts in this shop now, and reads what it shows: asked by what lasts longer than one call,
 * such as a socket, for calls ask the gate each time.
 */
export function mayRead(user: Pick<UserRow, 'roles'>, can: Capabilities): boolean {
  const person = gatePersonOf(user);
  return isLetIn(person, can) && gateRefusal('read', person, can) === undefined;
}

/** Whether the merchant made a person a super member, without an end (M158). */
export function isMadeSuperVip({ roles }: Pick<UserRow, 'roles'>): boolean {
  return roles.includes('svip');
}

/** What this person may do in this shop; the server's word is law, the browser's copy is manners. */
export function may(user: UserRow, can: Capabilities): { enterConsole: boolean; enterBackEnd: boolean } {
  return {
    enterConsole: can.adminLink === 'training-console' && user.roles.includes('training-admin'),
    enterBackEnd: can.adminLink === 'owner-back-end' && user.roles.includes('owner'),
  };
}

/** Why a call is refused to this person, or undefined when it is theirs to make. */
export function refusalOf(
  access: Access,
  viewer: Viewer | undefined,
  can: Capabilities,
): 'not-logged-in' | 'no-permission' | undefined {
  if (access === 'anyone') return undefined;
  if (access === 'console' || access === 'merchant-user') return 'no-permission';
  if (viewer === undefined) return 'not-logged-in';
  const rights = may(viewer.user, can);
  if (access === 'admin' && !rights.enterConsole) return 'no-permission';
  if (access === 'owner' && !rights.enterBackEnd) return 'no-permission';
  return undefined;
}

/** `19900000001` as others may see it: `199****0001`. */
export function maskPhone(phone: string): string {
  return phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** `reader@school.example` as others may see it: `r***@school.example`; empty where there is none. */
export function maskEmail(email = ''): string {
  const [name = '', host] = email.split('@');
  return host === undefined ? '' : `${name.slice(0, 1)}***@${host}`;
}

/** Only what the specification's user info has a name for (M156). */
function presentChannels(channels: readonly ChannelRow[]): UserInfo['channels'] {
  return channels.flatMap(({ provider, nickname }): UserInfo['channels'] => {
    if (provider === 'wx') return [{ type: 'wechat', nickname, wx_nickname: nickname }];
    return provider === 'qq' ? [{ type: 'qq', nickname }] : [];
  });
}

export interface PresentedUser extends Viewer {
  account: AccountRow;
  channels: readonly ChannelRow[];
  /** Ids of goods they have now. */
  goodsIds: readonly string[];
  isSvip: boolean;
}

export function presentUser(
  { session, user, account, channels, goodsIds, isSvip }: PresentedUser,
  can: Capabilities,
): UserInfo {
  return {
    user_id: user.id,
    app_id: user.appId,
    pc_user_key: session.publicId,
    wx_avatar: user.avatar,
    wx_nickname: user.nickname,
    wx_name: account.realName,
    job: account.position,
    company: account.company,
    channels: presentChannels(channels),
    phone: maskPhone(user.phone),
    is_svip: isSvip ? 1 : 0,
    is_owner: may(user, can).enterBackEnd ? 1 : 0,
    bought: [...goodsIds],
  };
}
