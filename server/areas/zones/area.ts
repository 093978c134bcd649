/** Zones of a shop and what it takes to enter them (D37, D38). */
import type { Areas, AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { zonePasswordCalls } from './console/passwords.ts';
import { registerZoneForm } from './http/zone-form.ts';
import type { ZoneGrant } from './http/zone-grant.ts';
import { makeZoneAccess, type ZoneAccess } from './rules/zone-access.ts';
import { setZonePassword } from './rules/zone-password.ts';
import type { PublishedZone } from './rules/zones.ts';
import { zonePassword } from './tables/zone-passwords.ts';
import { type ZonePasswordStore, createZonePasswordStore } from './store/zone-passwords.store.ts';

export type { Visitor } from './rules/zone-access.ts';

export { hasGrants, keepGrant, readGrant } from './http/zone-grant.ts';
export { readZone, type PublishedZone } from './rules/zones.ts';

export interface ZonesArea extends ZoneAccess {
  setPassword(appId: string, zoneId: string, password: string): ReturnType<typeof setZonePassword>;
}

declare module '#server/kernel/area.ts' {
  interface Stores {
    zonePasswords: ZonePasswordStore;
  }
  interface Areas {
    zones: ZonesArea;
  }
  interface Injections {
    /** Zones whose gate lets anybody through: a merchant's look at what is not published yet. */
    opensZone?: (zone: PublishedZone) => boolean;
  }
}
declare module '#server/kernel/http/define-handler.ts' {
  interface RequestContext {
    /** What this browser shows for having given a zone's password; not yet believed. */
    grantOf: (zoneId: string) => string | undefined;
  }
  interface Effects {
    grant?: ZoneGrant;
  }
}

export const area = defineArea({
  name: 'zones',
  needs: ['pages', 'identity'],
  tables: { zonePassword },
  stores: (db, clock) => ({ zonePasswords: createZonePasswordStore(db, clock) }),
  open(world: AppContext, { pages, identity }: Pick<Areas, 'pages' | 'identity'>): ZonesArea {
    const { stores, limits, clock, keys, injections: options, renderers } = world;
    const { zonePasswords } = stores;
    const { opensZone: lets = () => false } = options;
    const { live } = pages;
    const { groupsOf } = identity;
    const key = keys.signing;
    return {
      ...makeZoneAccess({ zonePasswords, live, groupsOf, renderers, limits, clock, lets, key }),
      setPassword: (...parameters) => setZonePassword({ zonePasswords, live }, ...parameters),
    };
  },
  consoleCalls: zonePasswordCalls,
  routes: registerZoneForm,
});
