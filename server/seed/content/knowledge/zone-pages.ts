/** The homes of the knowledge shop's zones. */
import { banner, block, pageDocument, type DemoDocument } from '../documents.ts';
import type { Goods } from '../goods.ts';
import { toTag } from '../links.ts';
import { ZONES } from './zone-names.ts';
import { DARKROOM_WEEKS, OPEN_DAY_HOURS, READING_DAYS, WRITERS_RULES } from './zone-texts.ts';

export function readingPage(): DemoDocument {
  return pageDocument({
    id: 'zone-morning-reading',
    zone: true,
    title: ZONES.reading.title,
    seo: {
      description: {
        cn: '每天早上七点，一篇短文或十分钟音频，读完再出门。',
        en: 'A short read or ten minutes of audio at seven, before you leave the house.',
      },
    },
    main: [
      banner(
        'top',
        {
          image: '/demo/banners/morning-desk.svg',
          eyebrow: { cn: '每天早上七点', en: 'Every day at seven' },
          title: { cn: '读完再出门', en: 'Read first, then leave' },
          subtitle: {
            cn: '一篇短文或十分钟音频，读到哪里都算数。',
            en: 'A short text or ten minutes of audio. However far you get, it counts.',
          },
        },
        { height: 'short', ink: 'dark', veil: 'none' },
      ),
      block('days', 'steps', READING_DAYS),
      block('read', 'goods-list', {
        title: { cn: '今天读哪篇', en: 'What to read today' },
        more: toTag('read'),
        query: { source: 'tag', tag_id: 'read', limit: 4 },
      }),
      block('listen', 'goods-list', {
        title: { cn: '路上可以听', en: 'For the way to work' },
        more: toTag('listen'),
        query: { source: 'tag', tag_id: 'listen', limit: 4 },
        tint: true,
      }),
      block('end', 'spacer', { size: 'm' }),
    ],
  });
}

export function darkroomPage(goods: Goods): DemoDocument {
  return pageDocument({
    id: 'zone-darkroom',
    zone: true,
    title: ZONES.darkroom.title,
    main: [
      banner(
        'top',
        {
          image: '/demo/banners/photo-dusk.svg',
          eyebrow: { cn: '第 11 期学员', en: 'Cohort 11' },
          title: { cn: '灯关好，照片就出来了', en: 'Lights off. Here they come' },
          subtitle: {
            cn: '营里的作业点评、加片和下次外拍，都在这里。',
            en: 'Reviews of your homework, extra frames and the next walk, all in one room.',
          },
        },
        { height: 'tall', veil: 'soft' },
      ),
      block('weeks', 'steps', DARKROOM_WEEKS),
      block('lessons', 'goods-list', {
        title: { cn: '营员加课', en: 'Extra lessons for the camp' },
        query: {
          source: 'manual',
          ids: goods.ids('one-window', 'family-album', 'corner-light', 'old-town-walk'),
          limit: 4,
        },
      }),
      block('end', 'spacer', { size: 'm' }),
    ],
  });
}

export function writersPage(goods: Goods): DemoDocument {
  return pageDocument({
    id: 'zone-writers-circle',
    zone: true,
    title: ZONES.writers.title,
    main: [
      banner(
        'top',
        {
          image: '/demo/banners/night-study.svg',
          eyebrow: { cn: '同修会 · 每周三晚', en: 'The circle, Wednesday nights' },
          title: { cn: '写给同一张桌子上的人', en: 'Written for the people at this table' },
        },
        { height: 'short', veil: 'soft' },
      ),
      block('rules', 'rich-text', { html: WRITERS_RULES, look: 'card' }),
      block('letters', 'goods-list', {
        title: { cn: '本月共读', en: 'What we read this month' },
        query: {
          source: 'manual',
          ids: goods.ids('fifty-two-letters', 'three-hundred-words', 'first-draft-night', 'thesis-workshop'),
          limit: 4,
        },
      }),
      block('end', 'spacer', { size: 'm' }),
    ],
  });
}

export function openDayPage(): DemoDocument {
  return pageDocument({
    id: 'zone-open-day',
    zone: true,
    title: ZONES.openDay.title,
    main: [
      banner(
        'top',
        {
          image: '/demo/banners/photo-dawn.svg',
          eyebrow: { cn: '一天，六个方向', en: 'One day, six subjects' },
          title: { cn: '书院开放日', en: 'Open day at the academy' },
          subtitle: {
            cn: '所有入门课当天免费旁听。',
            en: 'Sit in on every starter lesson, free for the day.',
          },
        },
        { height: 'short', ink: 'dark', veil: 'none' },
      ),
      block('hours', 'steps', OPEN_DAY_HOURS),
      block('starters', 'goods-list', {
        title: { cn: '当天免费旁听', en: 'Free to sit in on' },
        query: { source: 'tag', tag_id: 'starter', limit: 4 },
      }),
      block('end', 'spacer', { size: 'm' }),
    ],
  });
}
