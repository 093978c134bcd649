/** Longer texts of the knowledge shop's zones. */
export const READING_DAYS = {
  title: { cn: '一周三种读法', en: 'Three ways to read in a week' },
  steps: [
    {
      note: { cn: '周一、周四', en: 'Mon, Thu' },
      title: { cn: '慢读', en: 'Slow' },
      text: { cn: '一篇短文，读两遍，抄一句。', en: 'One short text, twice. Copy a sentence.' },
    },
    {
      note: { cn: '周二、周五', en: 'Tue, Fri' },
      title: { cn: '听读', en: 'Aloud' },
      text: { cn: '十分钟音频，边听边做早饭。', en: 'Ten minutes of audio while breakfast cooks.' },
    },
    {
      note: { cn: '周末', en: 'Weekend' },
      title: { cn: '写读', en: 'In writing' },
      text: {
        cn: '把这周最想留住的一句，写成三百字。',
        en: 'Three hundred words on the line you want to keep.',
      },
    },
  ],
};

export const DARKROOM_WEEKS = {
  title: { cn: '这个月的三次点评', en: 'Three reviews this month' },
  subtitle: { cn: '每张照片都会有人认真看', en: 'Somebody looks closely at every frame' },
  steps: [
    {
      note: { cn: '第一周', en: 'Week one' },
      title: { cn: '窗光', en: 'Window light' },
      text: { cn: '同一扇窗，一天拍四次。', en: 'One window, four times a day.' },
    },
    {
      note: { cn: '第二周', en: 'Week two' },
      title: { cn: '夜路', en: 'The way home' },
      text: { cn: '下班路上，只拍一盏灯。', en: 'One lamp on the way back from work.' },
    },
    {
      note: { cn: '第三周', en: 'Week three' },
      title: { cn: '选片', en: 'The edit' },
      text: { cn: '从一百张里留下七张，说出理由。', en: 'Seven out of a hundred, and why.' },
    },
  ],
};

export const OPEN_DAY_HOURS = {
  title: { cn: '当天怎么安排', en: 'How the day goes' },
  steps: [
    {
      note: { cn: '19:00', en: '19:00' },
      title: { cn: '开门', en: 'Doors open' },
      text: { cn: '六个方向的老师各讲十分钟。', en: 'Ten minutes from a teacher of each subject.' },
    },
    {
      note: { cn: '20:10', en: '20:10' },
      title: { cn: '旁听', en: 'Sit in' },
      text: { cn: '挑一门入门课，从第一节听起。', en: 'Pick a starter course and begin at lesson one.' },
    },
    {
      note: { cn: '21:30', en: '21:30' },
      title: { cn: '提问', en: 'Ask' },
      text: { cn: '什么都可以问，包括该不该学。', en: 'Anything at all, also whether it is for you.' },
    },
  ],
};

export const WRITERS_RULES = {
  cn: `
<h2>同修会的三条约定</h2>
<ol><li>每周三之前交一篇，长短不限，写完才算。</li><li>先说读到了什么，再说可以怎么改。</li><li>这里的文字不带出去，除非作者点头。</li></ol>
<p>这个月我们在读《五十二封信》，下周三轮到阿柯领读。</p>`,
  en: `
<h2>Three promises of the circle</h2>
<ol><li>One text by Wednesday, any length, as long as it has an end.</li><li>Say what you read before you say what to change.</li><li>Nothing leaves this room unless its author nods.</li></ol>
<p>This month we read “Fifty-two letters”. Ake leads the reading next Wednesday.</p>`,
};
