/** Standard words of messages about sales that open, live rooms and reviewed tasks. */

const THING = ['shop', 'title', 'link'] as const;

export const LEARNING_TEMPLATES = {
  'sale-open': {
    name: { cn: '开售提醒', en: 'Available now' },
    places: THING,
    required: [],
    subject: { cn: '{店铺名称}：现在可以购买了', en: '{shop}: available now' },
    text: {
      cn: '【{店铺名称}】您设置了提醒的《{课程名称}》现在可以购买了。\n去看看：{链接}',
      en: '{shop}: “{title}” is available now.\nSee it here: {link}',
    },
  },
  'live-arrival': {
    name: { cn: '直播即将开始', en: 'Live starts soon' },
    places: THING,
    required: [],
    subject: { cn: '{店铺名称}：直播即将开始', en: '{shop}: starting soon' },
    text: {
      cn: '【{店铺名称}】您预约的直播《{课程名称}》即将开始。\n进入直播间：{链接}',
      en: '{shop}: “{title}” is about to start.\nJoin: {link}',
    },
  },
  'task-reviewed': {
    name: { cn: '作业已批改', en: 'Task reviewed' },
    places: ['shop', 'title', 'score', 'comment', 'link'],
    required: [],
    subject: { cn: '{店铺名称}：作业已批改', en: '{shop}: your task was reviewed' },
    text: {
      cn: '【{店铺名称}】您提交的作业《{课程名称}》已批改。\n得分：{得分}。\n评语：{评语}。\n查看：{链接}',
      en: '{shop}: your answer to “{title}” was reviewed.\nScore: {score}.\nComment: {comment}\nSee it: {link}',
    },
  },
  'task-returned': {
    name: { cn: '作业被退回', en: 'Task sent back' },
    places: ['shop', 'title', 'comment', 'link'],
    required: [],
    subject: { cn: '{店铺名称}：作业被退回', en: '{shop}: please revise your answer' },
    text: {
      cn: '【{店铺名称}】您提交的作业《{课程名称}》被退回，请修改后重新提交。\n评语：{评语}。\n去修改：{链接}',
      en: '{shop}: your answer to “{title}” was sent back to be revised.\nComment: {comment}\nRevise it: {link}',
    },
  },
} as const;
