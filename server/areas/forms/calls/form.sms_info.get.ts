/** Tells how long to wait between two codes (M228). */
import { formSmsInfoGet } from '#schemas/api/forms/form.sms_info.get.ts';
import { DEFAULT_AREA_CODE } from '#schemas/auth/phone.ts';
import { MESSAGE_WAIT_S } from '#server/areas/messaging/area.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const formSmsInfoGetHandler = handle(formSmsInfoGet, () =>
  ok({ wait_s: MESSAGE_WAIT_S, area_code: DEFAULT_AREA_CODE }),
);
