/** The parts of the desk's first screen a role sees, by the tables of roles and of parts (D138). */
import { TODAY_PARTS, TODAY_SCOPES, type TodayPart } from '#schemas/api/console/today.ts';
import { rolesWith, type DeskRole } from '#schemas/console/roles.ts';

export const todayPartsOf = (role: DeskRole): TodayPart[] =>
  TODAY_PARTS.filter((part) => rolesWith(TODAY_SCOPES[part]).includes(role));
