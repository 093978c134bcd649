/** The five states of a zone's gate as addresses and codes (D38). */
import type { CodeKey } from '../api/codes.ts';
import { FALLBACK_NEXT, safeNext } from '../address/safe-next.ts';

/** 1 log in, 2 password, 3 not in the group, 4 closed or not found, 5 not open yet. */
export const ZONE_STATES = [1, 2, 3, 4, 5] as const;
export type ZoneState = (typeof ZONE_STATES)[number];

/** What a call about a zone is refused with, in the order of the states. */
export const ZONE_CODES = [
  'zone-login-needed',
  'zone-password-needed',
  'zone-group-only',
  'zone-closed',
  'zone-not-open-yet',
] as const satisfies readonly CodeKey[];
export type ZoneCode = (typeof ZONE_CODES)[number];

const CODE_OF: Readonly<Record<ZoneState, ZoneCode>> = {
  1: 'zone-login-needed',
  2: 'zone-password-needed',
  3: 'zone-group-only',
  4: 'zone-closed',
  5: 'zone-not-open-yet',
};

export function zoneCode(state: ZoneState): ZoneCode {
  return CODE_OF[state];
}

/** The state a refusal speaks of, or undefined for one that is no word of a gate. */
export function zoneStateOf(code: string): ZoneState | undefined {
  return ZONE_STATES.find((state) => CODE_OF[state] === code);
}

const GATE = '/zoneAuth/';
const ZONE_ID = /^[\w-]{1,64}$/;

/** The id of a zone as an address gives it; empty for what can be none. */
export function readZoneId(value: string | null | undefined): string {
  return value !== null && value !== undefined && ZONE_ID.test(value) ? value : '';
}

/** The gate's screen with the way back in its query. */
export function zoneAuthHref(state: ZoneState, zoneId: string, from: string | null | undefined): string {
  const id = readZoneId(zoneId);
  const next = safeNext(from);
  const query = new URLSearchParams({
    ...(id === '' ? {} : { zone_id: id }),
    ...(next === FALLBACK_NEXT ? {} : { jumpfrom: next }),
  });
  return `${GATE}${String(state)}${query.size === 0 ? '' : `?${query.toString()}`}`;
}

/** Where somebody goes who may enter: where they came from, else the zone itself; never to a gate again. */
export function afterGate(zoneId: string, from: string | null | undefined): string {
  const next = safeNext(from);
  const home = zoneId === '' ? '/' : `/p/pc/zone/${zoneId}`;
  return next === FALLBACK_NEXT || next.startsWith(GATE) ? home : next;
}
