/** Questions and steps of the knowledge shop's pages. */
export const MEMBER_QUESTIONS = [
  {
    question: { cn: '会员到期后，学过的课还在吗？', en: 'What happens to my courses when the year ends?' },
    answer: {
      cn: '学习记录和笔记一直保留。会员课需要续费后继续看，单独买过的课不受影响。',
      en: 'Your records and notes stay. Member courses wait until you renew. Anything you bought on its own remains yours.',
    },
  },
  {
    question: { cn: '会自动续费吗？', en: 'Does it renew by itself?' },
    answer: {
      cn: '不会。到期前七天提醒一次，续不续由你。',
      en: 'No. We remind you once, a week before. The rest is up to you.',
    },
  },
  {
    question: { cn: '一张年卡可以几个人用？', en: 'How many people can share it?' },
    answer: {
      cn: '年卡跟着手机号走，一人一张。想送家人，可以在下单时填写对方的手机号。',
      en: 'A membership belongs to one phone number. To give one away, enter the other person’s number when you order.',
    },
  },
];

export const CAMP_WEEKS = {
  title: { cn: '三周，三种练习', en: 'Three weeks, three exercises' },
  subtitle: { cn: '每天一个题目，当晚逐张点评', en: 'A subject a day, reviewed the same evening' },
  steps: [
    {
      note: { cn: '第一周', en: 'Week one' },
      title: { cn: '看光', en: 'Light' },
      text: {
        cn: '窗边、路灯、阴天。每天只看一种光。',
        en: 'Windows, street lamps, grey skies. One kind a day and nothing else.',
      },
    },
    {
      note: { cn: '第二周', en: 'Week two' },
      title: { cn: '看人', en: 'People' },
      text: {
        cn: '背影、双手、等车的人。先征得同意，再按快门。',
        en: 'Backs, hands, someone waiting for a bus. Ask first, then press.',
      },
    },
    {
      note: { cn: '第三周', en: 'Week three' },
      title: { cn: '讲故事', en: 'A story' },
      text: { cn: '七张照片，讲清楚一件小事。', en: 'Seven frames that make one small thing clear.' },
    },
  ],
};

/** What earlier cohorts of the camp say, as the merchant typed it. */
export const CAMP_VOICES = [
  {
    name: { cn: '逆光', en: 'Backlight' },
    role: { cn: '第 11 期', en: 'Cohort 11' },
    text: {
      cn: '二十一天拍了四百张，留下九张，一张都舍不得删。',
      en: 'Four hundred frames in twenty-one days, nine kept, and I cannot part with one.',
    },
    likes: 151,
  },
  {
    name: { cn: '程野川', en: 'Cheng Yechuan' },
    role: { cn: '带队老师', en: 'Leads the camp' },
    avatar: '/demo/avatars/cheng.svg',
    teacher: true,
    text: {
      cn: '每一张我都会看。看不懂的，我会问你当时站在哪里。',
      en: 'I look at every frame. Where I do not understand one, I ask where you stood.',
    },
    likes: 208,
  },
  {
    name: { cn: '巷子口', en: 'Alley corner' },
    role: { cn: '第 10 期', en: 'Cohort 10' },
    text: { cn: '用的是四年前的旧手机，完全够。', en: 'I used a four-year-old phone. It was enough.' },
    likes: 66,
  },
];
