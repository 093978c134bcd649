/** Fixed screens of what cannot be shown: gone, refused, closed, not on this device, behind a password. */
import { NO_PERMISSION } from '../../account/no-permission.ts';
import { isId } from '../../id.ts';
import { BLOCKED_PAGE, BLOCKED_STATE } from '../../shop/shop-blocked.ts';
import { plainLine } from '../../text/plain-text.ts';
import { afterGate, readZoneId, ZONE_STATE, ZONE_STATES } from '../../zone/zone-gate.ts';
import type { ZoneInfo } from '../../zone/zone.ts';
import { DOCUMENT_SCHEMA_VERSION, type PageDocument } from '../document.ts';
import type { PageNode } from '../node.ts';
import { constantScreen, type FixedScreen, oneOf, screen, type Where } from './fixed-screen.ts';

/** What stands under a screen that has nothing to show: the shop's most popular goods. */
function popularGoods(id: string): PageNode {
  return {
    id,
    kind: 'goods-list',
    v: 1,
    props: {
      title: { cn: '大家都在学', en: 'Popular in this shop' },
      query: { source: 'hot', limit: 4 },
      layout: 'grid',
      columns: 4,
      tint: false,
    },
  };
}

/** The abnormal-situation screen (M68). */
export const abnormal = constantScreen({
  id: 'abnormal',
  title: { cn: '页面出了点问题', en: 'Something went wrong' },
  kind: 'abnormal',
});

/** The health page (D25). */
export const health = constantScreen({
  id: 'health',
  title: { cn: '健康检查', en: 'Health' },
  kind: 'health',
});

const document: PageDocument = {
  schema_version: DOCUMENT_SCHEMA_VERSION,
  id: 'middle',
  kind: 'screen',
  title: { cn: '内容不在了', en: 'Content gone' },
  regions: {
    main: [{ id: 'middle', kind: 'deleted-page', v: 1, props: {} }, popularGoods('middle-goods')],
  },
};

/** A jump whose goal is gone (M31, D20); the shop's most popular goods stand under it. */
export const middle: FixedScreen = () => document;

/** A shop that opens on phones only (D18). */
export const mobileOnly = constantScreen({
  id: 'mobile-only',
  title: { cn: '请在手机上打开', en: 'Open on your phone' },
  kind: 'mobile-only',
});

/**
 * Why this person may not enter (D17). Path parameter state: 1 not a member, 2 no permission, 3 not a designated
 * student, 4 account disabled; else 2.
 */
export const noPermission: FixedScreen = ({ params }) =>
  screen({
    id: 'no-permission',
    title: { cn: '无访问权限', en: 'No permission' },
    kind: 'no-permission',
    props: { state: oneOf(Object.values(NO_PERMISSION), params['state'], NO_PERMISSION.refused) },
  });

const notFoundDocument: PageDocument = {
  schema_version: DOCUMENT_SCHEMA_VERSION,
  id: 'not-found',
  kind: 'screen',
  title: { cn: '页面未找到', en: 'Page not found' },
  regions: {
    main: [{ id: 'not-found', kind: 'not-found', v: 1, props: {} }, popularGoods('not-found-goods')],
  },
};

/** No page stands at this address (M47, M69); the shop's most popular goods stand under it. */
export const notFound: FixedScreen = () => notFoundDocument;

const TITLES = {
  [BLOCKED_STATE.closed]: { cn: '店铺已打烊', en: 'This shop is closed' },
  [BLOCKED_STATE.expired]: { cn: '店铺已过期', en: 'This shop has expired' },
  [BLOCKED_STATE.sealed]: { cn: '店铺已被封禁', en: 'This shop has been suspended' },
} as const;

/**
 * A shop that is closed, locked after expiry, or sealed (D14, M56, M62). Query shop_state: 1 closed, 2 expired and
 * locked, 3 sealed; page_type: 1 shop, 2 detail, 3 live.
 */
export const shopBlocked: FixedScreen = ({ query }) => {
  const state = oneOf(Object.values(BLOCKED_STATE), query.get('shop_state'), BLOCKED_STATE.closed);
  const page = oneOf(Object.values(BLOCKED_PAGE), query.get('page_type'), BLOCKED_PAGE.shop);
  return screen({ id: 'shop-blocked', title: TITLES[state], kind: 'shop-blocked', props: { state, page } });
};

const NAME_MAX = 60;
const TYPE = /^[1-9]\d{0,2}$/;

/** Content the PC shop cannot show (M30, D21); what the address says of it is a stranger's word. */
export const unsupport: FixedScreen = ({ query }) => {
  const id = query.get('id') ?? '';
  const type = query.get('type') ?? '';
  return screen({
    id: 'unsupport',
    title: { cn: '暂不支持', en: 'Not supported' },
    kind: 'unsupport',
    props: {
      id: isId(id) ? id : '',
      type: TYPE.test(type) ? Number(type) : 0,
      name: plainLine(query.get('name'), NAME_MAX),
    },
  });
};

/** The gate of a zone (D38). Path parameter state: one of ZONE_STATE, else `closed`. */
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
