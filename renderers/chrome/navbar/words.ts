/** Words of the navbar. */
import type { Translate, WordKeys } from '#i18n/words.ts';

export const words = {
  cn: {
    nav: '主导航',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    more: '更多',
    submenu: '展开“{{title}}”的子菜单',
    search: '搜索',
    placeholder: '搜索课程',
    hot: '热门搜索',
    entries: '我的学习',
    myCourses: '我的课程',
    tasks: '我的任务',
    records: '学习记录',
    purchases: '我的已购',
    adminLink: '管理后台',
    guideTitle: '从这里进入管理后台',
    guideText: '排课、派发任务和查看学习数据，都在管理后台完成。',
    guideDone: '知道了',
  },
  en: {
    nav: 'Main',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    more: 'More',
    submenu: 'Open the {{title}} menu',
    search: 'Search',
    placeholder: 'Search courses',
    hot: 'Hot searches',
    entries: 'My learning',
    myCourses: 'My courses',
    tasks: 'My tasks',
    records: 'Learning records',
    purchases: 'My purchases',
    adminLink: 'Admin console',
    guideTitle: 'Your admin console is here',
    guideText: 'Plan courses, assign tasks and follow learners’ progress from the admin console.',
    guideDone: 'Got it',
  },
} as const;

export type NavbarTranslate = Translate<WordKeys<typeof words>>;
