/** Keeps the gates of a shop's zones: who stands before one, who has given its password, how often it was tried (D38). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Catalogue } from '#schemas/page/catalogue.ts';
import { secondsOf } from '#schemas/time.ts';
import { ZONE_OPEN } from '#schemas/zone/zone-gate.ts';
import type { Zone } from '#schemas/zone/zone.ts';
import { ZONE_GRANT_LIFE_MS, ZONE_PASSWORD_LIMIT, ZONE_PASSWORDS_LIMIT } from '../limits.ts';
import { countTry, type CountResult } from '#server/kernel/limits/count-try.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { ZonePasswordStore } from '../store/zone-passwords.store.ts';
import type { LiveDocument } from '#server/areas/pages/area.ts';
import { gate, readZone, STRANGER, type PublishedZone, type Verdict } from './zones.ts';
import type { Viewer } from '#server/areas/identity/area.ts';
import { isPassword } from './zone-password.ts';

/** Whoever asks: the person, and what their browser shows for having given a zone's password. */
export interface Visitor {
  viewer: Viewer | undefined;
  grantOf: (zoneId: string) => string | undefined;
}

interface Try {
  appId: string;
  zoneId: string;
  ip: string;
  viewer: Viewer | undefined;
}

export interface ZoneAccess {
  /** The zone as published now. Read anew each time: nobody is let in by what a gate used to be. */
  read(appId: string, zoneId: string): Promise<PublishedZone | undefined>;
  judge(appId: string, zone: PublishedZone, visitor: Visitor): Promise<Verdict>;
  /** True where the gate stands open to everybody. */
  isOpen(zone: Zone): boolean;
  /** Counts a try before it is evaluated (requirement 16). */
  countTry(one: Try): Promise<CountResult>;
  /** What the browser keeps after the right password; undefined after a wrong one. */
  grant(appId: string, zoneId: string, password: string): Promise<string | undefined>;
}

interface ZoneAccessOptions {
  zonePasswords: Pick<ZonePasswordStore, 'hashOf'>;
  live: LiveDocument;
  groupsOf: (appId: string, userId: string) => Promise<string[]>;
  renderers: Catalogue;
  clock: Clock;
  limits: LimitStore;
  key: string;
  /** Zones whose gate lets anybody through: a merchant's look at what is not published yet. */
  lets: (zone: PublishedZone) => boolean;
}

/** Signs until when a password is taken as given; bound to shop, zone and the password's own hash, so a new one ends it. */
function makeGrants(key: string, clock: Clock) {
  const sign = (parts: readonly (string | number)[]) =>
    createHmac('sha256', key)
      .update(['zone-grant', ...parts].join('\n'))
      .digest();
  return {
    make(appId: string, zoneId: string, hash: string): string {
      const until = clock.now() + ZONE_GRANT_LIFE_MS;
      return `${String(until)}.${sign([appId, zoneId, hash, until]).toString('base64url')}`;
    },
    holds(grant: string, appId: string, zoneId: string, hash: string): boolean {
      const [, until = '', mark = ''] = /^(\d{13,15})\.([\w-]{43})$/.exec(grant) ?? [];
      const expectedMac = sign([appId, zoneId, hash, until]);
      const mac = Buffer.from(mark, 'base64url');
      return (
        mac.length === expectedMac.length && timingSafeEqual(mac, expectedMac) && clock.now() < Number(until)
      );
    },
  };
}

export function makeZoneAccess(options: ZoneAccessOptions): ZoneAccess {
  const { zonePasswords, live, groupsOf, renderers, clock, limits, key, lets } = options;
  const grants = makeGrants(key, clock);
  const seconds = () => secondsOf(clock.now());

  async function isGranted(appId: string, zoneId: string, visitor: Visitor): Promise<boolean> {
    const grant = visitor.grantOf(zoneId);
    if (grant === undefined) return false;
    const hash = await zonePasswords.hashOf(appId, zoneId);
    return hash !== undefined && grants.holds(grant, appId, zoneId, hash);
  }

  return {
    async read(appId, zoneId) {
      const version = await live(appId, 'zone', zoneId);
      return version === undefined ? undefined : readZone(version, renderers);
    },
    async judge(appId, publishedZone, visitor) {
      if (lets(publishedZone)) return ZONE_OPEN;
      const { id, zone } = publishedZone;
      const { auth } = zone;
      const { viewer } = visitor;
      const asksGroups = auth.mode === 'group' && viewer !== undefined;
      return gate(
        auth,
        {
          loggedIn: viewer !== undefined,
          groups: asksGroups ? await groupsOf(appId, viewer.user.id) : [],
          hasPassword: auth.mode === 'password' && (await isGranted(appId, id, visitor)),
        },
        seconds(),
      );
    },
    isOpen: (zone) => gate(zone.auth, STRANGER, seconds()) === ZONE_OPEN,
    countTry({ appId, zoneId, ip, viewer }) {
      // A handle nobody logged in with would be a fresh count for the asking.
      const who = viewer?.session.publicId ?? '';
      return countTry(limits, [
        { key: `zone-password ${appId} ${zoneId} ${ip} ${who}`, limit: ZONE_PASSWORD_LIMIT },
        { key: `zone-passwords ${appId} ${ip}`, limit: ZONE_PASSWORDS_LIMIT },
      ]);
    },
    async grant(appId, zoneId, password) {
      const hash = await zonePasswords.hashOf(appId, zoneId);
      const isRight = await isPassword(password, hash);
      return isRight && hash !== undefined ? grants.make(appId, zoneId, hash) : undefined;
    },
  };
}
