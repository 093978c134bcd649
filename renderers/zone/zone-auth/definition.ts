/** The screen before a zone's gate: why it is shut to this visitor, and how it opens (D38, M39). */
import { Type } from 'typebox';
import { zonePasswordCheck } from '#schemas/api/zones/zones.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ImageUrlSchema, StateSchema, UrlSchema } from '#schemas/page/fragments.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { ZONE_STATE } from '#schemas/zone/zone-gate.ts';

const Moment = (description: string) => Type.Integer({ minimum: 0, maximum: 4_102_444_799, description });

export const definition = defineRenderer({
  kind: 'zone-auth',
  family: 'zone',
  title: { cn: '专区访问验证', en: 'Access to a zone' },
  description: {
    cn: '登录、密码、学员分组、关闭或未开放时的专区入口',
    en: 'Before a zone that asks for a login, a password or a group, is closed, or is not open yet',
  },
  offers: 'screen',
  hydrate: 'load',
  props: Type.Object(
    {
      state: StateSchema(ZONE_STATE),
      zone_id: Type.String({
        maxLength: 64,
        pattern: '^[A-Za-z0-9_-]*$',
        description: 'The zone; empty for none',
      }),
      next: UrlSchema('Where somebody goes who may enter'),
      title: TextSchema({ max: 60, description: 'Name of the zone; empty where nobody may know it' }),
      logo: ImageUrlSchema('Mark of the zone'),
      opens_at: Moment('When it opens, unix seconds; 0 where that is not said'),
      denied: Moment('1 after a wrong password, else unix seconds until which to wait; 0 for neither'),
    },
    { additionalProperties: false },
  ),
  actions: { check: { endpoint: zonePasswordCheck } },
  intents: ['login.open', 'page.go'],
});
