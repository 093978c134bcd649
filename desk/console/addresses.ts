/** Addresses of the console's screens (contract.md). */

export const CONSOLE = {
  goods: '/desk/goods',
  teachers: '/desk/teachers',
  orders: '/desk/orders',
  invoices: '/desk/invoices',
  people: '/desk/people',
  comments: '/desk/comments',
  media: '/desk/media',
  coupons: '/desk/coupons',
  tasks: '/desk/tasks',
  taskAnswers: '/desk/task-answers',
  exams: '/desk/exams',
  videoQuestions: '/desk/video-questions',
  certificates: '/desk/certificates',
  camps: '/desk/camps',
  classes: '/desk/classes',
  certificateDesign: '/desk/certificates/design',
  live: '/desk/live',
  reports: '/desk/reports',
  settings: '/desk/settings',
  shopSettings: '/desk/settings/shop',
  loginSettings: '/desk/settings/login',
  domains: '/desk/settings/domains',
  messages: '/desk/settings/messages',
  operator: '/desk/operator',
  providers: '/desk/operator/providers',
  audit: '/desk/audit',
} as const;

/** One of them: `/desk/orders/o_1`. */
export function oneOf(list: keyof typeof CONSOLE, id: string): string {
  return `${CONSOLE[list]}/${encodeURIComponent(id)}`;
}
