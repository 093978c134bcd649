/** Comments on courses, columns and camps of the knowledge shop. */
import type { CommentsOf } from './comments.ts';

const n = (cn: string, en: string) => ({ cn, en });

export const COMMENTS_ON_SERIES: CommentsOf = {
  'build-from-zero': [
    {
      by: n('半糖去冰', 'Half-sweet'),
      cn: '第三章做完，我把自己那个做了一年的小工具砍掉了一半功能，用户反而多了。',
      en: 'After chapter three I cut half the features of the little tool I had built for a year. More people use it now.',
      likes: 214,
      age: 12,
      replies: [
        {
          by: 'shen',
          cn: '砍掉的那一半，请留一张清单，三个月后再看一次。',
          en: 'Keep a list of the half you cut, and read it again in three months.',
          likes: 96,
          age: 11,
        },
        {
          by: n('阿柯', 'Ake'),
          cn: '同感，最难的是跟自己告别。',
          en: 'Same here. The hard part is saying goodbye.',
          likes: 18,
          age: 10,
        },
      ],
    },
    {
      by: n('周末不开会', 'No weekend calls'),
      cn: '作业是真的要出门找人聊。第一次聊完手心全是汗，第五次就顺了。',
      en: 'The homework really sends you out to talk to people. My hands shook the first time. By the fifth it was easy.',
      likes: 132,
      age: 20,
      replies: [
        {
          by: 'shen',
          cn: '第五次以后，就不用再看提纲了。',
          en: 'After the fifth you can leave the outline at home.',
          likes: 41,
          age: 19,
        },
      ],
    },
    {
      by: n('南窗', 'South window'),
      cn: '没有术语，讲的都是他自己踩过的坑。',
      en: 'No jargon. Only holes he fell into himself.',
      likes: 88,
      age: 33,
    },
    {
      by: n('木可', 'Mu Ke'),
      cn: '二十讲听完花了两个月，每讲都值得停下来做一遍。',
      en: 'It took me two months to get through twenty talks. Every one is worth stopping for.',
      likes: 57,
      age: 41,
    },
    {
      by: n('早点睡', 'Early to bed'),
      cn: '给同事推荐了三次，现在我们组开会先问“谁会用”。',
      en: 'I recommended it three times. Our meetings now begin with “who will use this?”',
      likes: 73,
      age: 6,
    },
    {
      by: n('灯下', 'By the lamp'),
      cn: '希望多一点失败案例，成功的太像故事了。',
      en: 'I would like more failures. The successes sound like stories.',
      likes: 29,
      age: 15,
      replies: [
        {
          by: 'shen',
          cn: '第十七讲整讲都是失败的那一款，欢迎来看。',
          en: 'Talk seventeen is nothing but the one that failed. Come and see.',
          likes: 33,
          age: 14,
        },
      ],
    },
  ],
  'fifty-two-letters': [
    {
      by: n('小满', 'Xiaoman'),
      cn: '每周日晚上收一封，已经成了我家的固定节目。',
      en: 'One letter every Sunday evening. It has become a fixture at home.',
      likes: 168,
      age: 9,
      replies: [
        {
          by: 'lin',
          cn: '请替我问候你家的周日晚上。',
          en: 'Please give my regards to your Sunday evenings.',
          likes: 72,
          age: 8,
        },
      ],
    },
    {
      by: n('青团', 'Green rice cake'),
      cn: '第九封讲“删”，我当天把简历从两页改成了一页。',
      en: 'Letter nine is about cutting. My résumé went from two pages to one the same day.',
      likes: 121,
      age: 17,
    },
    {
      by: n('慢慢来', 'Slowly now'),
      cn: '老师的句子很短，可是读完会安静很久。',
      en: 'Her sentences are short, and then you are quiet for a long time.',
      likes: 95,
      age: 30,
    },
    {
      by: n('橘子汽水', 'Orange soda'),
      cn: '跟着写了三个月，第一次有编辑回信了，虽然是退稿。',
      en: 'Three months of writing along, and an editor answered for the first time. It was a no, but still.',
      likes: 143,
      age: 4,
      replies: [
        {
          by: 'lin',
          cn: '退稿信请留着。我抽屉里还有十一封。',
          en: 'Keep that letter. I still have eleven in my drawer.',
          likes: 158,
          age: 4,
        },
        {
          by: n('半糖去冰', 'Half-sweet'),
          cn: '恭喜！会有第二封的。',
          en: 'Congratulations! There will be a second one.',
          likes: 22,
          age: 3,
        },
      ],
    },
    {
      by: n('拾麦', 'Gleaner'),
      cn: '音频版念得也好，通勤时听。',
      en: 'The audio is lovely too. I listen on the train.',
      likes: 36,
      age: 50,
    },
    {
      by: n('晚风', 'Evening breeze'),
      cn: '第三十封之后，我不再等“有空”了，先写三行。',
      en: 'After letter thirty I stopped waiting for time. I write three lines first.',
      likes: 64,
      age: 12,
    },
  ],
  'close-bonds': [
    {
      by: n('不语', 'Wordless'),
      cn: '“先复述，再回应”救了我和我妈。',
      en: '“Repeat first, then answer” saved my mother and me.',
      likes: 187,
      age: 14,
      replies: [
        {
          by: 'lu',
          cn: '替你们高兴。慢一点，就听得见了。',
          en: 'I am glad for you both. A little slower, and one can hear.',
          likes: 64,
          age: 13,
        },
      ],
    },
    {
      by: n('谷雨', 'Guyu'),
      cn: '和先生一起听的，吵架的时候会互相提醒第四讲。',
      en: 'We listened together. In a quarrel one of us says “talk four”.',
      likes: 102,
      age: 26,
    },
    {
      by: n('云朵面包', 'Cloud bread'),
      cn: '不灌鸡汤，每讲后面都有可以照着说的话。',
      en: 'No sugar-coating. Each talk ends with words you can really say.',
      likes: 77,
      age: 38,
    },
    {
      by: n('一粒沙', 'A grain of sand'),
      cn: '听到第八讲哭了一场，然后给老朋友打了电话。',
      en: 'I cried at talk eight, and then I called an old friend.',
      likes: 118,
      age: 7,
    },
  ],
  'money-lesson-one': [
    {
      by: n('精打细算的鱼', 'Thrifty fish'),
      cn: '终于知道钱花到哪里去了。第一个月就省下八百。',
      en: 'At last I know where it goes. I kept eight hundred in the first month.',
      likes: 109,
      age: 22,
      replies: [
        {
          by: 'zhou',
          cn: '省下的八百，先放进备用口袋，别急着投。',
          en: 'Put the eight hundred in the rainy-day pocket first. No hurry to invest.',
          likes: 58,
          age: 21,
        },
      ],
    },
    {
      by: n('存钱罐', 'Piggy bank'),
      cn: '老师反复说不推荐产品，就冲这点信他。',
      en: 'He keeps saying he recommends no products. That is why I trust him.',
      likes: 86,
      age: 35,
    },
    {
      by: n('小算盘', 'Little abacus'),
      cn: '表格很好用，建议出一个给自由职业者的版本。',
      en: 'The sheets are great. Please make one for freelancers.',
      likes: 44,
      age: 11,
      replies: [
        {
          by: 'zhou',
          cn: '已经在做，下个月放到资料里。',
          en: 'In the making. It will be with the materials next month.',
          likes: 31,
          age: 10,
        },
      ],
    },
  ],
  'photo-camp': [
    {
      by: n('逆光', 'Backlight'),
      cn: '第 11 期的学员。二十一天拍了四百张，留下九张，一张都舍不得删。',
      en: 'Cohort 11. Four hundred frames in twenty-one days, nine kept, and I cannot part with one.',
      likes: 151,
      age: 28,
      replies: [
        {
          by: 'cheng',
          cn: '九张很多了。我自己一个月也就留这么多。',
          en: 'Nine is a lot. I keep about as many in a month.',
          likes: 83,
          age: 27,
        },
      ],
    },
    {
      by: n('三分糖', 'Less sugar'),
      cn: '点评很细，会告诉你往左走一步会怎样。',
      en: 'The reviews are precise. They tell you what one step to the left would do.',
      likes: 92,
      age: 31,
    },
    {
      by: n('巷子口', 'Alley corner'),
      cn: '用的是四年前的旧手机，完全够。',
      en: 'I used a four-year-old phone. It was enough.',
      likes: 66,
      age: 45,
    },
  ],
  'first-three-years': [
    {
      by: n('新人一号', 'Newcomer one'),
      cn: '入职第二周买的，正好撞上写第一份周报。',
      en: 'Bought in my second week, just in time for my first weekly report.',
      likes: 54,
      age: 19,
    },
    {
      by: n('春山', 'Spring hill'),
      cn: '三个专栏连着听，像有个前辈坐在旁边。',
      en: 'Three columns in a row, like an older colleague at the next desk.',
      likes: 71,
      age: 40,
    },
  ],
};
