/** The five states of a zone's gate as addresses and codes (D38). */
import type { CodeKey } from '../api/codes.ts';
import { FALLBACK_NEXT, safeNext } from '../address/safe-next.ts';
import { pathTo, prefixOf } from '../paths.ts';

/** What stands in the way; `closed` also for a zone there is none of. */
export const ZONE_STATE = { login: 1, password: 2, group: 3, closed: 4, notOpenYet: 5 } as const;
export type ZoneState = (typeof ZONE_STATE)[keyof typeof ZONE_STATE];
export const ZONE_STATES: readonly ZoneState[] = Object.values(ZONE_STATE);
/** Nothing stands in the way. */
export const ZONE_OPEN = 0;

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
  [ZONE_STATE.login]: 'zone-login-needed',
  [ZONE_STATE.password]: 'zone-password-needed',
  [ZONE_STATE.group]: 'zone-group-only',
  [ZONE_STATE.closed]: 'zone-closed',
  [ZONE_STATE.notOpenYet]: 'zone-not-open-yet',
};

export function zoneCode(state: ZoneState): ZoneCode {
  return CODE_OF[state];
}

/** The state a refusal speaks of, or undefined for one that is no word of a gate. */
export function zoneStateOf(code: string): ZoneState | undefined {
  return ZONE_STATES.find((state) => CODE_OF[state] === code);
}

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
  const gate = pathTo('zone-auth', { state });
  return query.size === 0 ? gate : `${gate}?${query.toString()}`;
}

/** Where somebody goes who may enter: where they came from, else the zone itself; never to a gate again. */
export function afterGate(zoneId: string, from: string | null | undefined): string {
  const next = safeNext(from);
  const home = zoneId === '' ? '/' : pathTo('zone', { zoneId });
  return next === FALLBACK_NEXT || next.startsWith(prefixOf('zone-auth')) ? home : next;
}
