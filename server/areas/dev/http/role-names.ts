/** What the people of a demo shop are, as their buttons say it. */
import type { Locale } from '#schemas/locale.ts';
import type { Role } from '#server/areas/identity/area.ts';
import { demoWords } from './words.ts';

/** What tells a person apart: the common role is named only where there is no other. */
export function roleNames(roles: readonly Role[], locale: Locale): string[] {
  const special = roles.filter((role) => role !== 'learner');
  const t = demoWords.in(locale);
  return (special.length === 0 ? roles : special).map((role) => t(`role.${role}`));
}
