/** Whose frames a page may hold. */
import { describe, expect, it } from 'vitest';
import { EMBED_PATTERN, EMBED_PROVIDERS, FRAME_SOURCES, embedProvider } from './embed-providers.ts';

describe('the providers of frames', () => {
  it.each([
    ['https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&page=1', 'Bilibili'],
    ['https://v.qq.com/txp/iframe/player.html?vid=a0012abcdef', 'Tencent Video'],
    ['https://player.youku.com/embed/XNDI1ODU2MTEyMA==', 'Youku'],
    ['https://www.openstreetmap.org/export/embed.html?bbox=114.05%2C22.53%2C114.07%2C22.55', 'OpenStreetMap'],
  ])('D44: %s belongs to %s', (url, name) => {
    expect(embedProvider(url)?.name.en).toBe(name);
    expect(new RegExp(EMBED_PATTERN).test(url)).toBe(true);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//player.bilibili.com/player.html?bvid=1',
    'http://player.bilibili.com/player.html?bvid=1',
    'https://player.bilibili.com.evil.example/player.html?bvid=1',
    'https://player.bilibili.com@evil.example/player.html?bvid=1',
    'https://evil.example/https://player.bilibili.com/player.html?bvid=1',
    'https://player.bilibili.com:8443/player.html?bvid=1',
    'https://playerxbilibili.com/player.html?bvid=1',
    'https://v.qq.com/x/search?q=1',
    'https://player.youku.com/embed/../jump?to=evil',
    'https://player.youku.com/embed/%2e%2e/jump',
    'https://player.youku.com/embed/x\nhttps://evil.example',
    ' https://player.youku.com/embed/x',
    'https://www.youtube.com/embed/x',
  ])('D44: %j is nobody’s', (url) => {
    expect(embedProvider(url)).toBeUndefined();
  });

  it('D44: the CSP names each provider’s host once, over https', () => {
    expect(FRAME_SOURCES).toEqual([...new Set(EMBED_PROVIDERS.map(({ host }) => `https://${host}`))]);
    expect(FRAME_SOURCES.every((source) => /^https:\/\/[a-z.]+$/.test(source))).toBe(true);
  });
});
