/** Words of live-host-vote; cn is the truth, en has the same keys. */
export const words = {
  cn: {
    title: '投票',
    question: '题目',
    options: '选项（每行一个）',
    multiple: '可多选',
    start: '发起投票',
    end: '结束投票',
    done: '已完成',
  },
  en: {
    title: 'Vote',
    question: 'Question',
    options: 'Options, one per line',
    multiple: 'Allow several answers',
    start: 'Start vote',
    end: 'End vote',
    done: 'Done',
  },
} as const;
