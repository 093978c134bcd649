/** Yes or no on the wire; by itself, so that what every page loads brings no field of a login along. */
import { Type } from 'typebox';

export const Flag = Type.Integer({ minimum: 0, maximum: 1 });
