/** The menu of the desk: a row for each section, shown to roles that hold its scope. */
import { DESK } from '#schemas/desk/paths.ts';
import type { Scope } from '#schemas/console/roles.ts';
import type { IconName } from '#ui/icon.tsx';
import type { shellWords } from './words.ts';

export interface Section {
  /** Names it in `data-desk-nav`, and is its word of {@link shellWords}. */
  name: keyof (typeof shellWords)['cn'];
  path: string;
  /** Any of them opens it. */
  scopes: readonly Scope[];
  icon: IconName;
}

/** In the order of the menu. A section stands here once it has a screen. */
export const SECTIONS: readonly Section[] = [
  { name: 'home', path: DESK, scopes: ['today'], icon: 'home' },
  { name: 'pages', path: '/desk/pages', scopes: ['pages'], icon: 'shelf' },
];
