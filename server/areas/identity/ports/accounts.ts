/** Where the private half of people is kept: how they log in, and what they say of themselves (D90). */
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import type { UserRow } from './users.ts';

export interface AccountRow extends UserRow {
  /** Lower case; undefined where the person has none (D53). */
  account: string | undefined;
  email: string | undefined;
  passwordHash: string | undefined;
  /** 0 secret, 1 male, 2 female. */
  gender: number;
  /** `YYYY-MM-DD`, or empty. */
  birthday: string;
  realName: string;
  regionCode: string;
  addressDetail: string;
  company: string;
  position: string;
  /** Version of the agreement accepted last (D63). */
  // oxlint-disable-next-line names/no-bare-participle -- a column of the table
  agreed: string;
  agreedAt: number | undefined;
  createdAt: number;
  /** When the account is to be deleted. */
  deleteAt: number | undefined;
}

/** What lets a person in by themself, as it stood when it was judged. */
export type WaysIn = Pick<AccountRow, 'appId' | 'id' | 'phone' | 'email' | 'passwordHash'>;

/** A change of what a person logs in with. */
export interface WaysInChange {
  phone?: string;
  email?: string;
  passwordHash?: string;
}

/** Whose sessions a change of the ways in ends. */
export interface WaysInChanging {
  /** Handle of the session that asks: it must still live, and it alone stays. */
  by?: string;
  /** A first e-mail address ends no session. */
  keepsOthers?: boolean;
}

/** `outdated`: what was judged is not so any more, or the session that asked is over; nothing changed. */
export type WaysInChanged = { outcome: 'changed'; endedIds: string[] } | { outcome: 'taken' | 'outdated' };

/** Fields that may change; null takes a value away. */
export interface AccountChange {
  phone?: string;
  account?: string | null;
  email?: string | null;
  passwordHash?: string;
  nickname?: string;
  avatar?: string;
  gender?: number;
  birthday?: string;
  realName?: string;
  regionCode?: string;
  addressDetail?: string;
  company?: string;
  position?: string;
  // oxlint-disable-next-line names/no-bare-participle -- a column of the table
  agreed?: string;
  agreedAt?: number;
  disabledAt?: number | null;
  deleteAt?: number | null;
}

interface NewAccount {
  /** Phone key (schemas/auth/phone.ts). */
  phone: string;
  nickname: string;
  avatar: string;
}

export interface AccountStore {
  byId(appId: string, id: string): Promise<AccountRow | undefined>;
  byPhone(appId: string, phone: string): Promise<AccountRow | undefined>;
  /** `name` in lower case. */
  byAccount(appId: string, name: string): Promise<AccountRow | undefined>;
  byEmail(appId: string, email: string): Promise<AccountRow | undefined>;
  /** Makes an account; of two that come at once with one phone both get the same (D49). */
  create(appId: string, newAccount: NewAccount): Promise<{ isNew: boolean; account: AccountRow }>;
  /** `taken`: phone, account or e-mail belongs to another person; nothing changed. */
  change(appId: string, id: string, change: AccountChange): Promise<'changed' | 'taken' | 'missing'>;
  /** Changes what lets a person in and ends the sessions of before, in one transaction (requirement 22). */
  changeWaysIn(ways: WaysIn, change: WaysInChange, options: WaysInChanging): Promise<WaysInChanged>;
  /** Companies so many learners or more named, that hold the text; at most `limit` (M228). */
  companies(appId: string, query: { text: string; namedBy: number; limit: number }): Promise<string[]>;
}

export interface ChannelRow {
  provider: QrProviderName;
  externalId: string;
  userId: string;
  nickname: string;
}

/** Social accounts of people. */
export interface ChannelStore {
  find(appId: string, provider: QrProviderName, externalId: string): Promise<ChannelRow | undefined>;
  of(appId: string, userId: string): Promise<ChannelRow[]>;
  /** `taken`: the social account belongs to another person, or the person has another of this provider (requirement 20). */
  add(appId: string, channel: ChannelRow): Promise<'added' | 'taken'>;
  remove(appId: string, userId: string, provider: QrProviderName): Promise<boolean>;
  /** Takes it off where `mayGo` says so of who they are and what stays; of several at once each sees the one before done. */
  removeIf(
    appId: string,
    userId: string,
    provider: QrProviderName,
    mayGo: (person: AccountRow, others: readonly ChannelRow[]) => boolean,
  ): Promise<'removed' | 'missing' | 'kept'>;
}
