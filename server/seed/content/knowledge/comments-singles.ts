/** Comments on single articles, recordings and films of the knowledge shop. */
import type { CommentsOf } from './comments.ts';

const n = (cn: string, en: string) => ({ cn, en });

export const COMMENTS_ON_SINGLES: CommentsOf = {
  'three-hundred-words': [
    {
      by: n('第十九天', 'Day nineteen'),
      cn: '打卡到第十九天，昨天写的是楼下修鞋的师傅。',
      en: 'Day nineteen. Yesterday I wrote about the man who mends shoes downstairs.',
      likes: 203,
      age: 5,
      replies: [
        { by: 'lin', cn: '请把那一篇念给他听。', en: 'Do read it to him.', likes: 176, age: 5 },
        {
          by: n('第十九天', 'Day nineteen'),
          cn: '念了，他说鞋跟那段写得对。',
          en: 'I did. He says the part about the heel is right.',
          likes: 211,
          age: 3,
        },
      ],
    },
    {
      by: n('慢慢来', 'Slowly now'),
      cn: '“写完就赢”，贴在书桌上了。',
      en: '“Finished is won.” It hangs over my desk.',
      likes: 98,
      age: 44,
    },
    { by: n('阿柯', 'Ake'), cn: '免费的都这么用心。', en: 'And this one is free.', likes: 47, age: 60 },
  ],
  'put-the-day-down': [
    {
      by: n('凌晨两点', 'Two in the morning'),
      cn: '第三晚听到一半就睡着了，这是好评。',
      en: 'On the third night I was asleep halfway through. That is praise.',
      likes: 189,
      age: 8,
      replies: [
        {
          by: 'lu',
          cn: '那就不必听完。晚安。',
          en: 'Then there is no need to finish. Good night.',
          likes: 134,
          age: 8,
        },
      ],
    },
    {
      by: n('海盐', 'Sea salt'),
      cn: '声音很稳，不煽情。',
      en: 'A steady voice. Nothing sentimental.',
      likes: 63,
      age: 27,
    },
    {
      by: n('空山', 'Empty hill'),
      cn: '希望有没有背景音乐的版本。',
      en: 'A version without music would be nice.',
      likes: 38,
      age: 36,
      replies: [
        {
          by: 'lu',
          cn: '收到，下次更新会有。',
          en: 'Heard. It comes with the next update.',
          likes: 20,
          age: 35,
        },
      ],
    },
  ],
  'one-window': [
    {
      by: n('逆光', 'Backlight'),
      cn: '一扇窗真的够了。给奶奶拍了一张，她要放大挂起来。',
      en: 'One window really is enough. Grandmother wants her portrait on the wall.',
      likes: 127,
      age: 13,
      replies: [
        {
          by: 'cheng',
          cn: '挂在窗对面，光才对。',
          en: 'Hang it across from the window, so the light agrees.',
          likes: 69,
          age: 12,
        },
      ],
    },
    {
      by: n('三分糖', 'Less sugar'),
      cn: '十八分钟，没有一句废话。',
      en: 'Eighteen minutes and not a word too many.',
      likes: 52,
      age: 29,
    },
    {
      by: n('薄荷', 'Mint'),
      cn: '阴天那段最有用。',
      en: 'The part about grey days helped most.',
      likes: 31,
      age: 18,
    },
  ],
  'family-album': [
    {
      by: n('小满', 'Xiaoman'),
      cn: '给女儿做了一本，打印店的人也想买这门课。',
      en: 'I made one for my daughter. The people at the print shop want the course now.',
      likes: 84,
      age: 16,
    },
    {
      by: n('云朵面包', 'Cloud bread'),
      cn: '原来故事在照片之间。',
      en: 'So the story stands between the pictures.',
      likes: 46,
      age: 23,
    },
  ],
  'four-pockets': [
    {
      by: n('存钱罐', 'Piggy bank'),
      cn: '和爱人一起分了口袋，当晚没吵。',
      en: 'We sorted the pockets together. No quarrel that night.',
      likes: 79,
      age: 21,
    },
    {
      by: n('精打细算的鱼', 'Thrifty fish'),
      cn: '“心愿”那个口袋是全家最爱。',
      en: 'Everybody’s favourite is the pocket for wishes.',
      likes: 58,
      age: 32,
      replies: [
        {
          by: 'zhou',
          cn: '没有心愿的账本，记不久的。',
          en: 'A budget without wishes does not last.',
          likes: 49,
          age: 31,
        },
      ],
    },
  ],
  'honest-interview': [
    {
      by: n('周末不开会', 'No weekend calls'),
      cn: '把“你会买吗”换成“上次是什么时候”，答案完全不同。',
      en: 'Ask “when was the last time” instead of “would you buy it”. The answers change completely.',
      likes: 91,
      age: 10,
    },
  ],
  'ask-why-less': [
    {
      by: n('两个孩子的妈', 'Mother of two'),
      cn: '少问为什么，多说我看见。今天孩子自己讲了十分钟学校的事。',
      en: 'Fewer whys, more “I see”. Today my child talked about school for ten minutes, unasked.',
      likes: 115,
      age: 6,
      replies: [
        {
          by: 'gu',
          cn: '这十分钟，值得记在日历上。',
          en: 'Those ten minutes deserve a mark in the calendar.',
          likes: 60,
          age: 6,
        },
      ],
    },
  ],
};
