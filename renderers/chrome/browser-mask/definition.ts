/** The browser-support notice over the page (M54, M55, D19). */
import { Type } from 'typebox';
import { envUcCheck } from '#schemas/api/shop/browsers.ts';
import { field } from '#schemas/page/field.ts';
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
      title: field(
        { cn: '标题', en: 'Heading', help: { cn: '不填则用默认文字', en: 'The usual words when left out' } },
        Type.Optional(TextSchema({ max: 60 })),
      ),
      tip: field(
        { cn: '提示', en: 'Hint', help: { cn: '不填则用默认文字', en: 'The usual words when left out' } },
        Type.Optional(TextSchema({ max: 200 })),
      ),
      download_url: field(
        {
          cn: '下载网址',
          en: 'Download address',
          group: 'behaviour',
          help: { cn: '推荐浏览器的下载页面', en: 'Where the recommended browser is downloaded' },
        },
        Type.Optional(UrlSchema()),
      ),
    },
    { additionalProperties: false },
  ),
  actions: { check: { endpoint: envUcCheck } },
});
