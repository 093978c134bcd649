/** Who may enter a zone (D38): one pure rule, and the reading of a zone's document it judges. */
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { canonicalJson, isObject } from '#schemas/page/json.ts';
import { ZONE_OPEN, ZONE_STATE, type ZoneState } from '#schemas/zone/zone-gate.ts';
import type { Zone, ZoneInfo } from '#schemas/zone/zone.ts';
import { readConfigBody } from '#schemas/page/read-config-body.ts';
import type { ConfigVersion } from '#server/areas/pages/area.ts';

/** What a gate looks at of whoever asks. */
export interface ZoneVisitor {
  loggedIn: boolean;
  /** Groups the person belongs to. */
  groups: readonly string[];
  /** Has given the zone's present password within the last day. */
  hasPassword: boolean;
}

export const STRANGER: ZoneVisitor = { loggedIn: false, groups: [], hasPassword: false };

export type Verdict = typeof ZONE_OPEN | ZoneState;

/** What stands in the way first is named first: closed, not open yet, then the person. `now` is unix seconds. */
export function gate(auth: Zone['auth'], visitor: ZoneVisitor, now: number): Verdict {
  if (auth.mode === 'closed') return ZONE_STATE.closed;
  if (auth.opens_at !== undefined && now < auth.opens_at) return ZONE_STATE.notOpenYet;
  switch (auth.mode) {
    case 'open':
      return ZONE_OPEN;
    case 'login':
      return visitor.loggedIn ? ZONE_OPEN : ZONE_STATE.login;
    case 'password':
      return visitor.hasPassword ? ZONE_OPEN : ZONE_STATE.password;
    case 'group':
      if (!visitor.loggedIn) return ZONE_STATE.login;
      return auth.groups?.some((group) => visitor.groups.includes(group)) === true
        ? ZONE_OPEN
        : ZONE_STATE.group;
  }
}

export interface PublishedZone {
  id: string;
  zone: Zone;
  /** Hash of the live version. */
  version: string;
}

const CLOSED: Zone['auth'] = { mode: 'closed' };

function gateOf(body: unknown): string {
  return canonicalJson(isObject(body) ? body['auth'] : undefined);
}

/**
 * A zone's look is read leniently, as all chrome is; its gate is not: one that would have to be mended is closed,
 * because what is left of it may let in the wrong people.
 */
export function readZone({ id, hash, body }: ConfigVersion, renderers: Catalogue): PublishedZone | undefined {
  const zone = readConfigBody<Zone | undefined>(renderers.validator('zone'), body, undefined);
  if (zone === undefined) return undefined;
  const isWhole = gateOf(body) === gateOf(zone);
  return { id, version: hash, zone: isWhole ? zone : { ...zone, auth: CLOSED } };
}

/** What the visitor is told of a zone; what stands inside it only who may enter. */
export function presentZone({ id, zone, version }: PublishedZone, state: Verdict): ZoneInfo {
  const { title, logo, auth, navbar, footer, theme } = zone;
  const opensAt = state === ZONE_STATE.notOpenYet ? auth.opens_at : undefined;
  return {
    id,
    title,
    ...(logo === undefined || logo === '' ? {} : { logo }),
    auth: { mode: auth.mode, state, ...(opensAt === undefined ? {} : { opens_at: opensAt }) },
    version,
    ...(state === ZONE_OPEN && navbar !== undefined ? { navbar } : {}),
    ...(state === ZONE_OPEN && footer !== undefined ? { footer } : {}),
    ...(theme === undefined ? {} : { theme }),
  };
}
