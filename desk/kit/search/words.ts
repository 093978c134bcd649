/** Words of the search over everything. */
import { defineWords } from '#i18n/define-words.ts';

export const searchWords = defineWords('desk-search', {
  cn: {
    open: '搜索',
    label: '搜索商品、订单、用户、页面和功能',
    screens: '功能',
    goods: '商品',
    orders: '订单',
    people: '用户',
    pages: '页面',
    none: '没有找到“{{q}}”',
    hint: '输入名称、编号或手机号',
    failed: '有一部分结果没有加载出来：{{message}}',
  },
  en: {
    open: 'Search',
    label: 'Search goods, orders, people, pages and screens',
    screens: 'Screens',
    goods: 'Goods',
    orders: 'Orders',
    people: 'People',
    pages: 'Pages',
    none: 'Nothing found for “{{q}}”',
    hint: 'Type a title, an ID or a phone',
    failed: 'Some results could not be loaded: {{message}}',
  },
});
