/** Where codes to scan are kept, by the SHA-256 of the code (requirement 19). */
import type { QrProviderName } from '#schemas/auth/login-fields.ts';

/** `taken`: its result was handed over, once; `refused`: the phone said no. */
export type QrState = 'pending' | 'scanned' | 'confirmed' | 'need-bind' | 'conflict' | 'refused' | 'taken';

export interface QrTicketRow {
  appId: string;
  codeHash: string;
  /** The browser that asked; nobody else hears what became of it. */
  browser: string;
  provider: QrProviderName;
  scene: 'login' | 'bind';
  state: QrState;
  /** Who binds, or who confirmed. */
  userId: string | undefined;
  /** Handle of the session that confirmed it; undefined where a company said who it is. */
  confirmedBy: string | undefined;
  /** The social account that was scanned. */
  externalId: string | undefined;
  nickname: string;
  userAgent: string;
  createdAt: number;
}

interface QrSettled {
  state: Extract<QrState, 'confirmed' | 'need-bind' | 'conflict' | 'refused'>;
  userId?: string;
  confirmedBy?: string;
  externalId?: string;
  nickname?: string;
}

export interface QrTicketStore {
  put(
    ticket: Omit<QrTicketRow, 'state' | 'confirmedBy' | 'externalId' | 'nickname'> & { expiresAt: number },
  ): Promise<void>;
  /** A live one. */
  find(appId: string, codeHash: string): Promise<QrTicketRow | undefined>;
  /** Remembers that a phone opened it, as long as nothing more became of it. */
  markScanned(appId: string, codeHash: string): Promise<void>;
  /** Says what became of it, the first time only. */
  settle(appId: string, codeHash: string, outcome: QrSettled): Promise<boolean>;
  /** Hands the result over; of many who ask at once one gets it. */
  take(ticket: QrTicketRow): Promise<boolean>;
  /** Its time is over at once. */
  expire(appId: string, codeHash: string): Promise<void>;
}
