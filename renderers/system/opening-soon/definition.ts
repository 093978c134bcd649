/** The honest screen of a room that is not open yet. */
import { Type } from 'typebox';
import { TextSchema } from '#schemas/page/text.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'opening-soon',
  family: 'system',
  title: { cn: '即将开放', en: 'Opening soon' },
  description: { cn: '尚未开放的页面', en: 'A room of the shop that is not open yet' },
  offers: 'screen',
  hydrate: 'never',
  props: Type.Object(
    {
      title: TextSchema({ max: 60 }),
      about: TextSchema({ max: 200, description: 'What it will be, in one sentence' }),
    },
    { additionalProperties: false },
  ),
});
