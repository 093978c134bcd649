/** Yes or no on the wire; in a file of its own, so that pages do not load the login fields with it. */
import { Type } from 'typebox';

export const Flag = Type.Integer({ minimum: 0, maximum: 1 });
