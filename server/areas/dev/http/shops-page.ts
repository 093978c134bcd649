/** Draws the switchboard of demo shops and people. */
import { askFor, languageTag, type Locale } from '#schemas/locale.ts';
import { readText, type LocaleText, type Text } from '#schemas/page/text.ts';
import { pathTo } from '#schemas/paths.ts';
import { deskRoleOf, type MerchantRow, type UserRow } from '#server/areas/identity/area.ts';
import type { ShopRow } from '#server/areas/shop/area.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { CSS } from './style.ts';
import { roleNames } from './role-names.ts';
import { demoWords } from './words.ts';

const DEMO_PASSWORD = 'learn123';

export interface DemoEntry {
  row: ShopRow;
  about: LocaleText | undefined;
  /** http://<label>.localhost:<port> */
  origin: string;
  people: readonly UserRow[];
  zones: readonly DemoZone[];
  courses: readonly DemoCourse[];
  states: readonly DemoState[];
  /** Of an operations school. */
  merchants: readonly MerchantRow[];
}

export interface DemoZone {
  id: string;
  title: Text;
  /** Told here alone. */
  password: string | undefined;
}

/** A course with a password. */
export interface DemoCourse {
  id: string;
  type: number;
  title: Text;
  /** Told here alone. */
  password: string;
}

/** A good that shows a state. */
export interface DemoState {
  id: string;
  type: number;
  title: Text;
  state: LocaleText;
}

/** Pictures people uploaded are served by their own shop alone (requirement 45), not to this page. */
const FACELESS = '/demo/avatars/newcomer.svg';
const faceOf = (avatar: string) => (avatar.startsWith('/demo/') ? avatar : FACELESS);

function personHtml(entry: DemoEntry, person: UserRow, locale: Locale): string {
  const roles = roleNames(person.roles, locale).join(' · ');
  return `<li><form method="post" action="${escapeHtml(entry.origin)}/dev/shops">
<input type="hidden" name="user_id" value="${escapeHtml(person.id)}">
<button><img src="${escapeHtml(faceOf(person.avatar))}" alt="" width="36" height="36"><span><b>${escapeHtml(person.nickname)}</b> <small>${escapeHtml(roles)}</small></span><small>${escapeHtml(person.phone)}</small></button></form></li>`;
}

/** Buttons that sign in at the desk of this shop, one for each person with a role there (D139). */
function deskHtml({ people, origin }: DemoEntry, locale: Locale): string {
  const t = demoWords.in(locale);
  const rows = people
    .filter((person) => deskRoleOf(person) !== undefined)
    .map(
      (person) => `<li><form method="post" action="${escapeHtml(origin)}/dev/desk">
<input type="hidden" name="user_id" value="${escapeHtml(person.id)}">
<button data-desk-as="${escapeHtml(person.phone)}"><img src="${escapeHtml(faceOf(person.avatar))}" alt="" width="36" height="36"><span><b>${escapeHtml(person.nickname)}</b> <small>${escapeHtml(roleNames(person.roles, locale).join(' · '))}</small></span></button></form></li>`,
    );
  return rows.length === 0 ? '' : `<h3>${t('deskAs')}</h3><ul>${rows.join('')}</ul>`;
}

function zoneHtml(origin: string, { id, title, password }: DemoZone, locale: Locale): string {
  const passwordText =
    password === undefined
      ? ''
      : ` <small>${demoWords.in(locale)('zonePassword')} <code>${escapeHtml(password)}</code></small>`;
  const href = origin + pathTo('zone', { zoneId: id });
  return `<li><a href="${escapeHtml(href)}">${escapeHtml(readText(title, locale))}</a>${passwordText}</li>`;
}

function zonesHtml({ zones, origin }: DemoEntry, locale: Locale): string {
  if (zones.length === 0) return '';
  const rows = zones.map((zone) => zoneHtml(origin, zone, locale)).join('');
  return `<h3>${demoWords.in(locale)('zones')}</h3><ul class="zones">${rows}</ul>`;
}

function coursesHtml({ courses, origin }: DemoEntry, locale: Locale): string {
  if (courses.length === 0) return '';
  const t = demoWords.in(locale);
  const rows = courses.map(({ id, type, title, password }) => {
    const href = origin + pathTo('detail', { id, type });
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(readText(title, locale))}</a> <small>${t('zonePassword')} <code>${escapeHtml(password)}</code></small></li>`;
  });
  return `<h3>${t('courses')}</h3><ul class="zones">${rows.join('')}</ul>`;
}

function statesHtml({ states, origin }: DemoEntry, locale: Locale): string {
  if (states.length === 0) return '';
  const rows = states.map(({ id, type, title, state }) => {
    const href = origin + pathTo('detail', { id, type });
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(readText(title, locale))}</a> <small>${escapeHtml(state[locale])}</small></li>`;
  });
  return `<h3>${demoWords.in(locale)('states')}</h3><ul class="zones">${rows.join('')}</ul>`;
}

function merchantsHtml({ merchants, people, origin }: DemoEntry, locale: Locale): string {
  if (merchants.length === 0) return '';
  const t = demoWords.in(locale);
  const rows = merchants.map(({ phone, name, avatar }) => {
    const about = people.some((person) => person.phone === phone) ? t('merchantKnown') : t('merchantNew');
    return `<li><form method="post" action="${escapeHtml(origin)}/dev/merchant">
<input type="hidden" name="phone" value="${escapeHtml(phone)}">
<button><img src="${escapeHtml(avatar)}" alt="" width="36" height="36"><span><b>${escapeHtml(name)}</b> <small>${about}</small></span><small>${escapeHtml(phone)}</small></button></form></li>`;
  });
  return `<h3>${t('merchants')}</h3><ul>${rows.join('')}</ul>`;
}

function entryHtml(entry: DemoEntry, locale: Locale): string {
  const t = demoWords.in(locale);
  const { label, info } = entry.row;
  const people = entry.people.map((person) => personHtml(entry, person, locale)).join('');
  const leave = `<li><form method="post" action="${escapeHtml(entry.origin)}/dev/shops"><input type="hidden" name="user_id" value=""><button class="plain">${t('leave')}</button></form></li>`;
  return `<article><h2>${escapeHtml(readText(info.base.shop_name, locale))}</h2>
<div class="id">${escapeHtml(label)} · ${escapeHtml(info.app_id)}</div><p>${escapeHtml(readText(entry.about, locale))}</p>
<a class="open" href="${escapeHtml(entry.origin)}/">${t('open')}</a>
${zonesHtml(entry, locale)}${coursesHtml(entry, locale)}${statesHtml(entry, locale)}${entry.people.length === 0 ? '' : `<h3>${t('become')}</h3><ul>${people}${leave}</ul>`}${deskHtml(entry, locale)}${merchantsHtml(entry, locale)}</article>`;
}

export function frame(options: {
  locale: Locale;
  title: string;
  lead: string;
  nav: string;
  main: string;
}): string {
  const { locale, title, lead, nav, main } = options;
  return `<!doctype html>
<html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(title)} · Lectern</title><style>${CSS}</style></head>
<body><header><div><h1>${escapeHtml(title)}</h1><p>${lead}</p></div><nav>${nav}</nav></header>
<main>${main}</main></body></html>
`;
}

export function shopsHtml(entries: readonly DemoEntry[], locale: Locale): string {
  const t = demoWords.in(locale);
  const other = locale === 'cn' ? 'en' : 'cn';
  return frame({
    locale,
    title: t('title'),
    lead: `${escapeHtml(t('lead'))} ${escapeHtml(t('password'))} <code>${DEMO_PASSWORD}</code>`,
    nav: `<a href="/dev/outbox">${t('outbox')}</a><a href="${askFor(other, '')}" lang="${languageTag(other)}">${t('otherLanguage')}</a>`,
    main: entries.map((entry) => entryHtml(entry, locale)).join('\n'),
  });
}
