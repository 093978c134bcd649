/** Every route of the specification: what a cold request is answered (M16-M47). */
export type Layout = 'default' | 'blank' | 'health';

export const PAGES: readonly (readonly [row: string, path: string, layout: Layout, status: number])[] = [
  ['M16', '/', 'default', 200],
  ['M18', '/page/no-such-page', 'default', 404],
  ['M19', '/p/pc/zone/morning-reading', 'default', 200],
  ['M20', '/all/0', 'default', 200],
  ['M20', '/all/0/c_1', 'default', 200],
  ['M21', '/detail/demo_paid_course/50', 'default', 200],
  ['M21', '/detail/no_such_good/50', 'default', 404],
  [
    'M22',
    '/detail/demo_paid_video/3?content_app_id=a&course_content_app_id=b&is_mall_course=1&navIndex=1&from_tag=t',
    'default',
    200,
  ],
  ['M30', '/unsupport', 'default', 200],
  ['M32', '/search/js', 'default', 200],
  ['M35', '/login', 'blank', 200],
  ['M36', '/email_auth/email_login', 'blank', 200],
  ['M37', '/login/change_password', 'blank', 200],
  ['M38', '/noPermissions/2', 'default', 403],
  ['M39', '/zoneAuth/1', 'default', 200],
  ['M39', '/zoneAuth/3', 'default', 403],
  ['M39', '/zoneAuth/4', 'default', 404],
  ['M40', '/shopBlocked?shop_state=1&page_type=1', 'blank', 403],
  ['M46', '/health', 'health', 200],
  ['M289', '/agreement/privacy', 'default', 200],
  ['M289', '/agreement/merchant_privacy/en?app_id=appknowledge', 'default', 200],
  ['M289', '/agreement/nothing', 'default', 404],
  ['M47', '/404', 'default', 404],
  ['M47', '/no/such/page', 'default', 404],
];

/** Direct entry by somebody unknown: the shell comes, and the login opens over it (D27). */
export const PERSONAL = [
  ['M24', '/record'],
  ['M25', '/bought'],
  ['M26', '/personal'],
  ['M28', '/taskBook'],
  ['M29', '/checkTask'],
  ['M41', '/my-courses'],
  ['M44', '/p/t_pc/pc_training/my_course'],
  ['M45', '/p/t_pc/pc_training/my_tasks'],
  ['D71', '/order/confirm'],
  ['D71', '/order/o_aaaaaaaaaaaaaaaaaaaaaaaaaa'],
  ['D71', '/orders'],
  ['312', '/learn/demo_paid_video/3'],
  ['D85', '/exam/demo_exam'],
  ['D84', '/practice/demo_practice'],
] as const;

export const REDIRECTS = [
  ['M17', '/index', '/'],
  ['M23', '/study/demo_paid_video/3', '/detail/demo_paid_video/3'],
  ['M23', '/study/demo_paid_video/3?navIndex=1', '/detail/demo_paid_video/3?navIndex=1'],
  ['D85', '/detail/demo_exam/27', '/exam/demo_exam'],
  ['M22', '/detail/demo_paid_course/3?navIndex=1', '/detail/demo_paid_course/50?navIndex=1'],
  [
    'M43',
    '/p/t_pc/course_pc_detail/camp_pro/demo_paid_course?from_tag=t',
    '/detail/demo_paid_course/50?from_tag=t',
  ],
  ['M42', '/p/t_pc/goods_pc_detail/goods_detail/demo_paid_video/3', '/detail/demo_paid_video/3'],
  ['M42', '/p/t_pc/goods_pc_detail/goods_detail/demo_paid_course', '/detail/demo_paid_course/50'],
  ['M27', '/logout', '/'],
  ['M33', '/company_search/js', '/search/js'],
] as const;
