/** Zones of the knowledge shop: one open, one behind a password, one for a group, one that opens soon (D37, D38). */
import type { Zone } from '#schemas/zone/zone.ts';
import type { DemoDoors } from '../../demo-shop.ts';
import type { DemoClock } from '../clock.ts';
import type { DemoDocument } from '../documents.ts';
import type { Goods } from '../goods.ts';
import { toAll, toHome, toPage, toTag, toZone } from '../links.ts';
import { ZONES } from './zone-names.ts';
import { darkroomPage, openDayPage, readingPage, writersPage } from './zone-pages.ts';

const WRITERS = 'writers';

/** The member and the designated student write together. */
export const DOORS: DemoDoors = {
  groups: [{ id: WRITERS, phones: ['19900000002', '19900000007'] }],
  passwords: [{ zone_id: ZONES.darkroom.id, password: 'redlight21' }],
};

const HOME_PAGE = { cn: '返回书院', en: 'Back to the academy' };

/** Moss green on paper. */
const reading: Zone = {
  title: ZONES.reading.title,
  page_id: 'zone-morning-reading',
  auth: { mode: 'open' },
  navbar: {
    nav_list: [
      { title: { cn: '晨读', en: 'Reading' }, ...toZone(ZONES.reading.id) },
      { title: { cn: '短文', en: 'Short reads' }, ...toTag('read') },
      { title: { cn: '听书', en: 'Audio' }, ...toTag('listen') },
      { title: { cn: '写作同修会', en: 'Writers’ circle' }, ...toZone(ZONES.writers.id) },
      { title: HOME_PAGE, ...toHome() },
    ],
    basic: {
      logo: '/demo/logos/knowledge.svg',
      is_show_search: 0,
      is_show_learning: 1,
      nav_bg_style: 1,
      bg_style_value: '#f3f7f0',
      nav_text_color: '#24352a',
      nav_text_size: 15,
      learning_title: { cn: '学习记录', en: 'My learning' },
      search_title: { cn: '找一篇短文', en: 'Find something short' },
    },
  },
  footer: {
    template_code: 'template1',
    data: {
      nav_lists: [
        { title: { cn: '晨读专区', en: 'Morning reading' }, ...toZone(ZONES.reading.id) },
        { title: { cn: '全部课程', en: 'All courses' }, ...toAll() },
        { title: { cn: '投诉与建议', en: 'Complaints' }, ...toPage('complaint') },
      ],
      copyright: { cn: '晨读专区 · 每天早上七点见', en: 'Morning reading · see you at seven' },
    },
  },
  theme: { primary: '#2f6b4a', primary_text: '#ffffff', accent: '#9a5b13', bg: '#f6f9f3', radius: 6 },
};

/** Safelight red. */
const darkroom: Zone = {
  title: ZONES.darkroom.title,
  page_id: 'zone-darkroom',
  auth: { mode: 'password' },
  navbar: {
    nav_list: [
      { title: { cn: '暗房', en: 'Darkroom' }, ...toZone(ZONES.darkroom.id) },
      { title: { cn: '摄影课', en: 'Photography' }, ...toTag('photography') },
      { title: { cn: '训练营', en: 'The camp' }, ...toPage('photo-camp') },
      { title: HOME_PAGE, ...toHome() },
    ],
    basic: {
      logo: '/demo/logos/knowledge.svg',
      is_show_search: 1,
      nav_bg_style: 1,
      bg_style_value: '#f4ece8',
      nav_text_color: '#3a1613',
      nav_text_size: 15,
    },
  },
  theme: { primary: '#9c2b20', primary_text: '#ffffff', accent: '#7a4a12', bg: '#faf4f1', radius: 2 },
};

/** The shop's own chrome, in plum. */
const writers: Zone = {
  title: ZONES.writers.title,
  page_id: 'zone-writers-circle',
  auth: { mode: 'group', groups: [WRITERS] },
  theme: { primary: '#6d3b6e', primary_text: '#ffffff', accent: '#a8321a', bg: '#faf6fa', radius: 14 },
};

function openDay(clock: DemoClock): Zone {
  return {
    title: ZONES.openDay.title,
    page_id: 'zone-open-day',
    auth: { mode: 'open', opens_at: clock.at(3, 19) },
    theme: { primary: '#1c5d99', primary_text: '#ffffff', accent: '#a8321a', bg: '#f5f9fc', radius: 10 },
  };
}

export function zones(goods: Goods, clock: DemoClock): DemoDocument[] {
  const zone = (id: string, body: Zone): DemoDocument => ({ kind: 'zone', id, body });
  return [
    readingPage(),
    darkroomPage(goods),
    writersPage(goods),
    openDayPage(),
    zone(ZONES.reading.id, reading),
    zone(ZONES.darkroom.id, darkroom),
    zone(ZONES.writers.id, writers),
    zone(ZONES.openDay.id, openDay(clock)),
  ];
}
