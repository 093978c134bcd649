/** Passwords of zones, set by the operator (D38). */
import { Type } from 'typebox';
import { ZONE_PASSWORD_MIN } from '../../constants.ts';
import { defineConsoleCall } from './define-console-call.ts';

/** Longer than any password may be, and short enough to be judged. */
const TYPED_MAX = 200;

export const consoleZonePasswordSave = defineConsoleCall({
  name: 'console.zone_password.save',
  area: 'zones',
  scope: 'settings',
  writes: true,
  summary: 'Gives a zone another password; people who entered the old one enter the new one.',
  input: {
    zone_id: Type.String({ minLength: 1, maxLength: 64 }),
    /** 4 to 64 letters without a space at either end; it is hashed at once. */
    password: Type.String({ minLength: ZONE_PASSWORD_MIN, maxLength: TYPED_MAX }),
  },
  data: Type.Object({}),
});
