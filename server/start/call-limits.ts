/** The limits contracts name, of all areas; a call that names none has that of all writes, or none where it reads. */
import { joinLimits } from '#server/kernel/limits/define-limits.ts';
import { areas } from './areas.gen.ts';

export const CALL_LIMITS = joinLimits(areas.flatMap(({ limits }) => limits ?? []));
