/** The menu of the desk: a row for each section, shown to roles that hold its scope. */
import { DESK } from '#schemas/desk/paths.ts';
import type { DeskScope } from '#schemas/console/roles.ts';
import type { IconName } from '#ui/icon.tsx';
import type { shellWords } from './words.ts';

export interface Section {
  /** Names it in `data-desk-nav`, and is its word of {@link shellWords}. */
  name: keyof (typeof shellWords)['cn'];
  path: string;
  /** Where its other screens are, which its head leads to. */
  also?: readonly string[];
  /** Any of them opens it. */
  scopes: readonly DeskScope[];
  icon: IconName;
}

const TEACHING = ['task-answers', 'exams', 'video-questions', 'camps', 'classes', 'certificates'].map(
  (screen) => `/desk/${screen}`,
);

/** Whether a screen is one of a section's. */
export const isOf = ({ path, also = [] }: Section, screen: string): boolean =>
  [path, ...also].some((one) => {
    const [at = ''] = one.split('?');
    return screen === at || (at !== DESK && screen.startsWith(`${at}/`));
  });

/** In the order of the menu. A section stands here once it has a screen. */
export const SECTIONS: readonly Section[] = [
  { name: 'home', path: DESK, scopes: ['today'], icon: 'home' },
  { name: 'pages', path: '/desk/pages', scopes: ['pages'], icon: 'shelf' },
  {
    name: 'goods',
    path: '/desk/goods?state=on',
    also: ['/desk/teachers'],
    scopes: ['goods.read'],
    icon: 'goods',
  },
  { name: 'orders', path: '/desk/orders', also: ['/desk/invoices'], scopes: ['orders.read'], icon: 'cart' },
  { name: 'coupons', path: '/desk/coupons', scopes: ['coupons'], icon: 'gift' },
  { name: 'people', path: '/desk/people', scopes: ['people'], icon: 'user' },
  { name: 'comments', path: '/desk/comments', scopes: ['comments'], icon: 'community' },
  { name: 'teaching', path: '/desk/tasks', also: TEACHING, scopes: ['teaching'], icon: 'exam' },
  { name: 'live', path: '/desk/live', scopes: ['live'], icon: 'live' },
  { name: 'media', path: '/desk/media', scopes: ['media'], icon: 'image' },
  { name: 'reports', path: '/desk/reports', scopes: ['reports'], icon: 'spark' },
  { name: 'settings', path: '/desk/settings', scopes: ['settings'], icon: 'settings' },
  { name: 'audit', path: '/desk/audit', scopes: ['audit'], icon: 'shield' },
  { name: 'operator', path: '/desk/operator', scopes: ['installation'], icon: 'refresh' },
];
