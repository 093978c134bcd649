/** One-time tickets: the holder has 192 random bits, the database their SHA-256 (requirements 15, 22, D46). */
import { createHash, randomBytes } from 'node:crypto';
import type { QrProviderName } from '#schemas/auth/login-fields.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { TicketStore } from '../store/tickets.store.ts';

/** What each kind of ticket holds. A ticket of one kind opens nothing of another. */
export interface TicketPayloads {
  /** A login, to be taken on another host of the shop while its session lives (D46, D60). */
  login: {
    userId: string;
    session: string;
    /** Made of another ticket: no third is made of it. */
    isExchanged?: boolean;
  };
  /** A confirmed scan, for the browser that asked (requirement 19). */
  'qr-entry': {
    userId: string;
    browser: string;
    /** Handle of the session that confirmed it; absent where a company said who it is. */
    session?: string;
  };
  /** A scanned social account that is not bound yet (D47). */
  'qr-binding': { provider: QrProviderName; externalId: string; nickname: string; browser: string };
  /** A scan on a company's page, for the code of the browser that asked (D47). */
  'scan-state': { provider: QrProviderName; codeHash: string; browser: string; isInside: boolean };
  /** A proven phone: for a new password of a known person (requirement 22), or for a change of one's own (requirement 24). */
  proof: { purpose: 'modifyPwd' | 'bindPhone'; phone: string; userId: string; browser: string };
  /** A person the merchant invites by an address that works once (ADR-299). */
  invitation: { userId: string };
  /** A merchant of an operations school (D56). */
  merchant: { phone: string; name: string; avatar: string; browser: string };
}
type TicketKind = keyof TicketPayloads;

export interface Tickets {
  make<Kind extends TicketKind>(
    appId: string,
    kind: Kind,
    payload: TicketPayloads[Kind],
    lifeMs: number,
  ): Promise<string>;
  /** What a live ticket holds; undefined for one that is unknown, spent or too old. */
  peek<Kind extends TicketKind>(
    appId: string,
    kind: Kind,
    token: string,
  ): Promise<TicketPayloads[Kind] | undefined>;
  /** The same, once. */
  take<Kind extends TicketKind>(
    appId: string,
    kind: Kind,
    token: string,
  ): Promise<TicketPayloads[Kind] | undefined>;
}

const TOKEN_BYTES = 24;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function makeTickets(store: TicketStore, clock: Clock): Tickets {
  // A row holds what `make` of its kind was given, because nothing else writes the table.
  function read<Kind extends TicketKind>(
    row: { payload: unknown } | undefined,
  ): TicketPayloads[Kind] | undefined;
  function read(row: { payload: unknown } | undefined): unknown {
    return row?.payload;
  }
  return {
    async make(appId, kind, payload, lifeMs) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const expiresAt = clock.now() + lifeMs;
      await store.put({ appId, kind, tokenHash: hashOf(token), payload, expiresAt });
      return token;
    },
    peek: async (appId, kind, token) => read(await store.peek(appId, kind, hashOf(token))),
    take: async (appId, kind, token) => read(await store.take(appId, kind, hashOf(token))),
  };
}
