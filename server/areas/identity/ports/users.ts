/** Where people of a shop are kept, and the groups they belong to. */
import type { DeskRole } from '#schemas/console/roles.ts';

export type Role =
  | 'learner'
  | 'svip'
  | 'comment-banned'
  | 'training-admin'
  | 'owner'
  | 'manager'
  | 'editor'
  | 'teacher'
  | 'service'
  | 'designated'
  | 'organization'
  /** Runs the installation, beside a role at the desk (ADR-790). */
  | 'operator';

export interface UserRow {
  id: string;
  appId: string;
  phone: string;
  nickname: string;
  avatar: string;
  roles: Role[];
  /** Since when the merchant keeps them out; undefined for almost everybody. */
  disabledAt: number | undefined;
}

type DeskRoleChange = { outcome: 'set'; before: DeskRole | '' } | { outcome: 'no-person' | 'last-owner' };

export interface UserStore {
  byId(appId: string, id: string): Promise<UserRow | undefined>;
  list(appId: string): Promise<UserRow[]>;
  /** Gives or takes one role; false where nothing changes or the person does not exist. */
  setRole(appId: string, id: string, change: { role: Role; on: boolean }): Promise<boolean>;
  /** Gives one role at the desk in place of the one there is, `''` none; answers the one before. A shop keeps one owner at least. */
  setDeskRole(appId: string, id: string, role: DeskRole | ''): Promise<DeskRoleChange>;
  /** Disables an account from then on, in unix milliseconds; null lets it in again. */
  setDisabled(appId: string, id: string, disabledAt: number | null): Promise<void>;
}

/** Which learners belong to which group of a shop (D38, D73). */
export interface GroupStore {
  /** Ids of the groups a learner belongs to. */
  of(appId: string, userId: string): Promise<string[]>;
  /** Adds learners to a group; who is in it already stays. */
  add(appId: string, groupId: string, userIds: readonly string[]): Promise<void>;
}
