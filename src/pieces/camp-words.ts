/** How the days of a camp are said wherever they are shown (D87). */
import { defineWords } from '#i18n/define-words.ts';

export const campWords = defineWords('camp', {
  cn: {
    view: '目录视图',
    list: '列表',
    calendar: '日历',
    days: '训练营日历',
    weekdays: '一 二 三 四 五 六 日',
    month: '{{year}} 年 {{month}} 月',
    day: '{{month}} 月 {{day}} 日',
    tasks_other: '{{count}} 项任务',
    done: '完成 {{n}} 项',
    waits: '未到时间',
    nothing: '这一天没有任务',
    next: '即将解锁',
    opens: '{{title}}，{{left}}',
    optional: '选学',
  },
  en: {
    view: 'View of the outline',
    list: 'List',
    calendar: 'Calendar',
    days: 'Days of the camp',
    weekdays: 'Mo Tu We Th Fr Sa Su',
    month: '{{month}}/{{year}}',
    day: '{{month}}/{{day}}',
    tasks_one: '{{count}} task',
    tasks_other: '{{count}} tasks',
    done: '{{n}} done',
    waits: 'not open yet',
    nothing: 'Nothing to do on this day',
    next: 'Opens next',
    opens: '{{title}}, {{left}}',
    optional: 'Optional',
  },
});
