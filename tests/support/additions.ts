/** What can be added by a generator, and every place an addition touches: CONTRIBUTING.md promises it, the proof `generators` shows it. */

export interface Addition {
  /** Its row in CONTRIBUTING.md. */
  readonly row: string;
  /** What `npm run new` is asked for. */
  readonly what: string;
  readonly name: string;
  /** Folders (with `/`) and files; an addition touches each of them and nothing else. */
  readonly places: readonly string[];
}

export const ADDITIONS: readonly Addition[] = [
  { row: 'renderer', what: 'renderer', name: 'page/member-wall', places: ['renderers/page/member-wall/'] },
  { row: 'route', what: 'route', name: 'wall', places: ['src/routes/wall.route.ts'] },
  { row: 'feature', what: 'feature', name: 'notes', places: ['src/features/notes/'] },
  { row: 'demo shop', what: 'shop', name: 'music', places: ['demo/shops/music/'] },
  { row: 'lesson type', what: 'lesson-type', name: 'quiz', places: ['schemas/content/resource-type.ts'] },
  {
    row: 'login way',
    what: 'login-way',
    name: 'passkey',
    places: ['renderers/auth/way-passkey/'],
  },
  {
    row: 'live activity',
    what: 'live-activity',
    name: 'quiz',
    places: [
      'schemas/live/activities/quiz.ts',
      'schemas/api/live/quiz.ts',
      'server/areas/live/activities/quiz/',
      'server/areas/live/tables/quiz.ts',
      'renderers/live/live-quiz/',
      'renderers/live/live-host-quiz/',
      'tests/contract/live-activities/quiz.ts',
      'tests/contract/live-quiz.test.ts',
    ],
  },
  {
    row: 'list of the desk',
    what: 'desk-list',
    name: 'tasks/tasks',
    places: ['desk/console/tasks/', 'desk/console/routes.tsx'],
  },
  { row: 'server area', what: 'area', name: 'memos', places: ['server/areas/memos/'] },
  {
    row: 'table',
    what: 'table',
    name: 'memos/memo-tag',
    places: ['server/areas/memos/tables/', 'server/areas/memos/area.ts'],
  },
  {
    row: 'job',
    what: 'job',
    name: 'memos/tidy-memos',
    places: ['server/areas/memos/jobs/', 'server/areas/memos/area.ts'],
  },
  {
    row: 'message provider',
    what: 'sms-provider',
    name: 'vonage',
    places: ['server/areas/messaging/providers/sms/'],
  },
  {
    row: 'identity provider',
    what: 'identity-provider',
    name: 'dingtalk',
    places: ['server/areas/identity/providers/identity/'],
  },
  {
    row: 'call',
    what: 'endpoint',
    name: 'coupons/coupon.detail.get',
    places: ['schemas/api/coupons/coupon-detail.ts', 'server/areas/coupons/calls/coupon-detail.ts'],
  },
  {
    row: 'limit of a call',
    what: 'limit',
    name: 'coupons/coupon-detail',
    places: ['server/areas/coupons/limits.ts'],
  },
  { row: 'decision', what: 'decision', name: 'database/names-of-tables', places: ['docs/adr/database.md'] },
];
