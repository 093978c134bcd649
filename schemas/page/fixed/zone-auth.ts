/** Fixed screen: the gate of a zone (D38). */
import { afterGate, readZoneId, ZONE_STATE, ZONE_STATES } from '../../zone/zone-gate.ts';
import type { ZoneInfo } from '../../zone/zone.ts';
import type { PageDocument } from '../document.ts';
import { oneOf, screen, type Where } from './fixed-screen.ts';

/** Path parameter state: one of ZONE_STATE, else `closed`. */
export function zoneAuth({ params, query }: Where, zone?: ZoneInfo): PageDocument {
  const id = readZoneId(query.get('zone_id'));
  return screen({
    id: 'zone-auth',
    title: { cn: '专区访问验证', en: 'Access to this zone' },
    kind: 'zone-auth',
    props: {
      state: oneOf(ZONE_STATES, params['state'], ZONE_STATE.closed),
      zone_id: id,
      next: afterGate(id, query.get('jumpfrom')),
      title: zone?.title ?? '',
      logo: zone?.logo ?? '',
      opens_at: zone?.auth.opens_at ?? 0,
      denied: readDenied(query.get('denied')),
    },
  });
}

/** What a form sent without script came back with: 1 a wrong password, else unix seconds until which to wait. */
function readDenied(text: string | null): number {
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return value <= 4_102_444_799 ? value : 0;
}
