/** Addresses of the console; each screen comes in a chunk of its own, for those whose role may open it. */
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { DeskScope } from '#schemas/console/roles.ts';
import { ForScope } from '#desk/kit/shell/for-scope.tsx';

function screen(path: string, scope: DeskScope, load: () => Promise<ComponentType>): RouteObject {
  return {
    ...(path === '' ? { index: true } : { path }),
    lazy: async () => {
      const Screen = await load();
      return {
        Component: () => (
          <ForScope scope={scope}>
            <Screen />
          </ForScope>
        ),
      };
    },
  };
}

export const consoleRoutes: readonly RouteObject[] = [
  screen('', 'today', async () => (await import('./today/today-screen.tsx')).TodayScreen),
  screen('goods', 'goods.read', async () => (await import('./goods/goods-screen.tsx')).GoodsScreen),
  screen('goods/:id', 'goods.write', async () => (await import('./goods/good-screen.tsx')).GoodScreen),
  screen(
    'teachers',
    'goods.read',
    async () => (await import('./teachers/teachers-screen.tsx')).TeachersScreen,
  ),
  screen(
    'teachers/:id',
    'goods.write',
    async () => (await import('./teachers/teacher-screen.tsx')).TeacherScreen,
  ),
  screen('orders', 'orders.read', async () => (await import('./orders/orders-screen.tsx')).OrdersScreen),
  screen('orders/:id', 'orders.read', async () => (await import('./orders/order-screen.tsx')).OrderScreen),
  screen(
    'invoices',
    'orders.read',
    async () => (await import('./orders/invoices-screen.tsx')).InvoicesScreen,
  ),
  screen('people', 'people', async () => (await import('./people/people-screen.tsx')).PeopleScreen),
  screen('people/:id', 'people', async () => (await import('./people/person-screen.tsx')).PersonScreen),
  screen('comments', 'comments', async () => (await import('./comments/comments-screen.tsx')).CommentsScreen),
  screen('media', 'media', async () => (await import('./media/media-screen.tsx')).MediaScreen),
  screen('coupons', 'coupons', async () => (await import('./coupons/coupons-screen.tsx')).CouponsScreen),
  screen('coupons/:id', 'coupons', async () => (await import('./coupons/coupon-screen.tsx')).CouponScreen),
  screen('tasks', 'teaching', async () => (await import('./tasks/tasks-screen.tsx')).TasksScreen),
  screen('tasks/:id', 'teaching', async () => (await import('./tasks/task-screen.tsx')).TaskScreen),
  screen(
    'task-answers',
    'teaching',
    async () => (await import('./tasks/task-answers-screen.tsx')).TaskAnswersScreen,
  ),
  screen('exams', 'teaching', async () => (await import('./exams/exams-screen.tsx')).ExamsScreen),
  screen('exams/:id', 'teaching', async () => (await import('./exams/exam-screen.tsx')).ExamScreen),
  screen(
    'exams/:id/attempts',
    'teaching',
    async () => (await import('./exams/attempts-screen.tsx')).AttemptsScreen,
  ),
  screen(
    'video-questions/:id',
    'teaching',
    async () => (await import('./video-questions/video-questions-screen.tsx')).VideoQuestionsScreen,
  ),
  screen(
    'certificates',
    'teaching',
    async () => (await import('./teaching/certificates-screen.tsx')).CertificatesScreen,
  ),
  screen('camps', 'teaching', async () => (await import('./camps/camps-screen.tsx')).CampsScreen),
  screen('classes', 'teaching', async () => (await import('./classes/classes-screen.tsx')).ClassesScreen),
  screen('classes/:id', 'teaching', async () => (await import('./classes/class-screen.tsx')).ClassScreen),
  screen(
    'certificates/design',
    'settings',
    async () => (await import('./teaching/design-screen.tsx')).CertificateDesignScreen,
  ),
  screen('live', 'live', async () => (await import('./live/live-screen.tsx')).LiveScreen),
  screen('live/:id', 'live', async () => (await import('./live/room-screen.tsx')).RoomScreen),
  screen('reports', 'reports', async () => (await import('./reports/reports-screen.tsx')).ReportsScreen),
  screen('settings', 'settings', async () => (await import('./settings/settings-screen.tsx')).SettingsScreen),
  screen('settings/shop', 'settings', async () => (await import('./settings/shop-screen.tsx')).ShopScreen),
  screen('settings/login', 'settings', async () => (await import('./settings/login-screen.tsx')).LoginScreen),
  screen(
    'settings/domains',
    'settings',
    async () => (await import('./settings/domains-screen.tsx')).DomainsScreen,
  ),
  screen(
    'settings/messages',
    'settings',
    async () => (await import('./messages/messages-screen.tsx')).MessagesScreen,
  ),
  screen(
    'settings/messages/:kind',
    'settings',
    async () => (await import('./messages/message-screen.tsx')).MessageScreen,
  ),
  screen(
    'operator',
    'installation',
    async () => (await import('./operator/operator-screen.tsx')).OperatorScreen,
  ),
  screen(
    'operator/providers',
    'installation',
    async () => (await import('./operator/providers-screen.tsx')).ProvidersScreen,
  ),
  screen('audit', 'audit', async () => (await import('./audit/audit-screen.tsx')).AuditScreen),
];
