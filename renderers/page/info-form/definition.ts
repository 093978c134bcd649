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
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
import { FORM_SCENES } from '#schemas/form/form.ts';
import { ID_PATTERN } from '#schemas/id.ts';

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
      form_id: Type.String({
        maxLength: 64,
        pattern: ID_PATTERN,
        description: 'Id of the published form',
      }),
      scene: withDefault(ChoiceSchema(FORM_SCENES, 'Where the form is answered'), 'page'),
      show_title: withDefault(
        Type.Boolean({ description: 'Whether the form’s title and introduction stand above it' }),
        true,
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
