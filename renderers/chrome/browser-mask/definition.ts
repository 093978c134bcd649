/** The browser-support notice over the page (M54, M55, D19). */
import { Type } from 'typebox';
import { envUcCheck } from '#schemas/api/shop/browsers.ts';
import { UrlSchema } from '#schemas/page/fragments.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'browser-mask',
  family: 'chrome',
  title: { cn: '浏览器提示', en: 'Browser notice' },
  description: { cn: '浏览器不受支持时的提示', en: 'Shown over the page where the browser is not supported' },
  offers: 'chrome',
  uses: ['system'],
  hydrate: 'idle',
  props: Type.Object(
    {
      title: Type.Optional(TextSchema({ max: 60 })),
      tip: Type.Optional(TextSchema({ max: 200 })),
      download_url: Type.Optional(UrlSchema('Where the recommended browser is downloaded')),
    },
    { additionalProperties: false },
  ),
  actions: { check: { endpoint: envUcCheck } },
});
