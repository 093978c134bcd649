/** What the HTML of a detail page says before any script, for every demo state. */
import { curl, expect, test } from '../journeys/support/storefront.ts';

const DEMO = [
  ['demo_paid_course/50', 'buy'],
  ['demo_free_column/6', 'free'],
  ['demo_paid_video/3', 'buy'],
  ['demo_audio/2', 'buy'],
  ['demo_text/1', 'buy'],
  ['demo_live/4', 'free'],
  ['demo_flash/3', 'buy'],
  ['demo_password/1', 'password'],
  ['demo_designated/50', 'designated'],
  ['demo_stopped/2', 'stopped'],
  ['demo_soldout/3', 'soldout'],
  ['demo_upcoming/50', 'remind'],
] as const;

test('M234: the page of each demo good has one action, the one of its state', async () => {
  for (const [good, action] of DEMO) {
    const { status, body } = await curl('', `/detail/${good}`);
    expect(status, good).toBe(200);
    expect(
      [...body.matchAll(/data-action="(\w+)"/g)].map(([, match]) => match),
      good,
    ).toEqual([action]);
  }
});

test('M72: a detail page is known to search engines as a course with an offer', async () => {
  const { body } = await curl('', '/detail/demo_paid_course/50');
  expect(body).toContain('"@type":"Course"');
  expect(body).toContain('"priceCurrency":"CNY"');
  expect(body).toMatch(/<link[^>]*rel="canonical"[^>]*\/detail\/demo_paid_course\/50"/);
  expect(body).not.toMatch(/name="robots"/);
});

test('M232: tabs follow the shop’s own set, and navIndex opens one without script', async () => {
  const { body } = await curl('', '/detail/demo_paid_course/50?navIndex=1');
  const tabs = [...body.matchAll(/<a[^>]*role="tab"[^>]*aria-selected="(\w+)"[^>]*>([^<]+)/g)];
  expect(tabs.map(([, isOpen, words]) => [words, isOpen])).toEqual([
    ['课程介绍', 'false'],
    ['课程目录', 'true'],
    ['评论', 'false'],
    ['班级互动', 'false'],
    ['购前须知', 'false'],
  ]);
  expect(body).toMatch(/data-kind="detail-catalogue"/);
});
