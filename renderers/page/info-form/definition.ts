/** A published information form, filled in where it stands (D36, D91). */
import { Type } from 'typebox';
import { formCompanySearch, formInfoCheck, formInfoGet, formInfoSave } from '#schemas/api/forms/forms.ts';
import {
  formEmailCodeSend,
  formEmailCodeVerify,
  formPhoneCodeSend,
  formPhoneCodeVerify,
  formVerifyTypeGet,
} from '#schemas/api/forms/form-codes.ts';
import { formRegionGet } from '#schemas/api/regions/regions.ts';
import { CAPTCHA_ACTIONS } from '#schemas/auth/captcha-actions.ts';
import { request } from '#schemas/page/data-request.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import type { FORM_SCENES } from '#schemas/form/form.ts';
import { ID_PATTERN } from '#schemas/id.ts';

/** Where a form is answered, as a merchant says it. */
const SCENES: Readonly<Record<(typeof FORM_SCENES)[number], LocaleText>> = {
  goods: { cn: '购买前', en: 'Before buying' },
  live: { cn: '进入直播间前', en: 'Before a live room' },
  register: { cn: '注册时', en: 'When registering' },
  page: { cn: '页面上', en: 'On a page' },
};

export const definition = defineRenderer({
  kind: 'info-form',
  family: 'page',
  title: { cn: '信息表单', en: 'Information form' },
  description: {
    cn: '放置一份已发布的表单，访客在页面上直接填写提交。',
    en: 'A published form, filled in and sent where it stands.',
  },
  offers: 'page-block',
  uses: ['forms', 'verification'],
  hydrate: 'visible',
  props: Type.Object(
    {
      form_id: field(
        {
          cn: '表单编号',
          en: 'Form ID',
          ref: 'form',
          help: { cn: '已发布的表单的编号', en: 'ID of a published form' },
        },
        Type.String({ maxLength: 64, pattern: ID_PATTERN }),
      ),
      scene: field(
        { cn: '填写场景', en: 'Occasion', group: 'behaviour' },
        withDefault(NamedSchema(SCENES), 'page'),
      ),
      show_title: field(
        {
          cn: '显示表单标题',
          en: 'Show the form’s title',
          group: 'layout',
          help: { cn: '包括表单的说明', en: 'Together with its introduction' },
        },
        withDefault(Type.Boolean(), true),
      ),
    },
    { additionalProperties: false },
  ),
  data: ({ form_id: id, scene }) => ({ form: request(formInfoGet, { scene, id }) }),
  actions: {
    save: { endpoint: formInfoSave },
    reread: { endpoint: formInfoGet },
    check: { endpoint: formInfoCheck },
    regions: { endpoint: formRegionGet },
    companies: { endpoint: formCompanySearch },
    begin: { endpoint: formVerifyTypeGet },
    ...CAPTCHA_ACTIONS,
    sms: { endpoint: formPhoneCodeSend },
    proven: { endpoint: formPhoneCodeVerify },
    mail: { endpoint: formEmailCodeSend },
    mailed: { endpoint: formEmailCodeVerify },
  },
  intents: ['login.open', 'message.toast'],
});
