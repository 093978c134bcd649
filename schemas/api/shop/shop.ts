/** Facts of a shop a page start needs, one call each (M70). */
import { Type } from 'typebox';
import { ShopInfoSchema } from '../../shop/shop-info.ts';
import { defineEndpoint } from '../define-endpoint.ts';

/** The shop record of page start, as the wire has it (M70, M73, D9). */
export const shopInfoGet = defineEndpoint({
  name: 'shop.info.get',
  area: 'shop',
  summary: 'The record of the shop this host belongs to.',
  input: Type.Object({}),
  data: ShopInfoSchema,
  access: 'anyone',
  gate: 'nothing',
});

/** Analytics id and custom meta tags of the shop; never a script (M219, D41). */
export const shopExtraGet = defineEndpoint({
  name: 'shop.extra.get',
  area: 'shop',
  summary: 'Extra head data of the shop.',
  input: Type.Object({}),
  data: Type.Object({
    analytics_id: Type.String(),
    head_meta: Type.Array(Type.Object({ name: Type.String(), content: Type.String() })),
  }),
  access: 'anyone',
  gate: 'nothing',
});

/** Page defaults for title and description, in the language of the request (M72, M219). */
export const shopSeoGet = defineEndpoint({
  name: 'shop.seo.get',
  area: 'shop',
  summary: 'SEO defaults of the shop.',
  input: Type.Object({}),
  data: Type.Object({ default_seo_title: Type.String(), default_seo_description: Type.String() }),
  access: 'anyone',
  gate: 'nothing',
});

/** Whether the shop is closed or sealed (M70, M219, D13). */
export const shopClosedGet = defineEndpoint({
  name: 'shop.closed.get',
  area: 'shop',
  summary: 'Closed and sealed status of the shop.',
  input: Type.Object({}),
  data: Type.Object({
    is_closed: Type.Integer({ minimum: 0, maximum: 1 }),
    is_sealed: Type.Integer({ minimum: 0, maximum: 1 }),
  }),
  access: 'anyone',
  gate: 'nothing',
});

/** Whether the shop is still paid for: detail.version 1 is valid, anything else is expired (M70, M216, D15). */
export const shopExpiredGet = defineEndpoint({
  name: 'shop.expired.get',
  area: 'shop',
  summary: 'Expiry of the shop.',
  input: Type.Object({}),
  data: Type.Object({
    detail: Type.Object({
      version: Type.Integer(),
      /** `YYYY-MM-DD HH:mm:ss` in the shop's time zone; empty where the shop has no end. */
      expire_at: Type.String(),
    }),
  }),
  access: 'anyone',
  gate: 'nothing',
});

/** Feature switches and the report settings of the shop (M219, D41, D79). */
export const shopConfigModuleGet = defineEndpoint({
  name: 'shop.config_module.get',
  area: 'shop',
  summary: 'Feature switches of the shop.',
  input: Type.Object({}),
  data: Type.Object({
    comments: Type.Integer({ minimum: 0, maximum: 1 }),
    /** 1 where comments wait for the shop, and where only who may study writes them (D88). */
    comment_review: Type.Integer({ minimum: 0, maximum: 1 }),
    comment_learners_only: Type.Integer({ minimum: 0, maximum: 1 }),
    tasks: Type.Integer({ minimum: 0, maximum: 1 }),
    interaction: Type.Integer({ minimum: 0, maximum: 1 }),
    ai_service: Type.Integer({ minimum: 0, maximum: 1 }),
    /** Learning report: minutes between reports and the progress points that report at once. */
    report: Type.Object({ interval: Type.Integer(), points: Type.Array(Type.Integer()) }),
  }),
  access: 'anyone',
  gate: 'nothing',
});

/** Whether pages are drawn in grey: by the shop or by the platform for a day (M219, D18). */
export const shopGrayStyleGet = defineEndpoint({
  name: 'shop.gray_style.get',
  area: 'shop',
  summary: 'Grey style of the shop.',
  input: Type.Object({}),
  data: Type.Object({
    is_gray_page: Type.Integer({ minimum: 0, maximum: 1 }),
    gray_flag: Type.Integer({ minimum: 0, maximum: 1 }),
  }),
  access: 'anyone',
  gate: 'nothing',
});

/** Whether the technical-support logo is hidden (M96, M216, D33). */
export const shopHideLogoGet = defineEndpoint({
  name: 'shop.hide_logo.get',
  area: 'shop',
  summary: 'Hide-logo setting of the shop.',
  input: Type.Object({}),
  data: Type.Object({ is_hide: Type.Integer({ minimum: 0, maximum: 1 }) }),
  access: 'anyone',
  gate: 'nothing',
});

/** Whether pages may not be printed or copied (M217, D18). */
export const shopPrintProtectionGet = defineEndpoint({
  name: 'shop.print_protection.get',
  area: 'shop',
  summary: 'Print protection of the shop.',
  input: Type.Object({}),
  data: Type.Object({ is_gray: Type.Integer({ minimum: 0, maximum: 1 }) }),
  access: 'anyone',
  gate: 'nothing',
});
