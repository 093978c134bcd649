/** A computer one is logged in on is known again by its browser and its system, as people call them (R14, D46). */
import { describe, expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X)';
const CHROMEBOOK = 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const PHONE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    ['Chrome · Windows', `${WINDOWS} ${CHROME}`],
    ['Chrome · macOS', `${MAC} ${CHROME}`],
    ['Chrome · Linux', `${LINUX} ${CHROME}`],
    ['Chrome · Android', `${ANDROID} ${CHROME}`],
    ['Chrome · ChromeOS', `${CHROMEBOOK} ${CHROME}`],
    ['Chrome · iPhone', `${IPHONE} ${PHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
    ['Edge · Windows', `${WINDOWS} ${CHROME} Edg/131.0.2903.51`],
    ['Edge · Windows', `${WINDOWS} ${CHROME} Edge/18.19042`],
    ['Edge · Android', `${ANDROID} ${CHROME} EdgA/131.0.0.0`],
    ['Edge · iPhone', `${IPHONE} ${PHONE} EdgiOS/131.0.2903.48 Mobile/15E148 Safari/605.1.15`],
    ['Opera · macOS', `${MAC} ${CHROME} OPR/115.0.0.0`],
    ['Firefox · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
    ['Firefox · iPhone', `${IPHONE} ${PHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`],
    ['Safari · macOS', `${MAC} ${SAFARI}`],
    ['Safari · iPhone', `${IPHONE} ${SAFARI}`],
    ['Safari · iPad', `${IPAD} ${SAFARI}`],
    ['QQ Browser · Windows', `${WINDOWS} ${CHROME} Core/1.94 QQBrowser/12.0`],
    ['WeChat · Windows', `${WINDOWS} ${CHROME} MicroMessenger/7.0.20 WindowsWechat`],
    ['WeChat · iPhone', `${IPHONE} ${PHONE} Mobile/15E148 MicroMessenger/8.0.54`],
  ])('D46: %s', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it.each([
    ['the system alone', 'curl on Windows', 'Windows'],
    ['the browser alone', 'Chrome/131', 'Chrome'],
    ['nothing', 'curl/8.5.0', ''],
    ['nothing of nothing', '', ''],
  ])('D46: what is half known is told by half: %s', (_what, userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
