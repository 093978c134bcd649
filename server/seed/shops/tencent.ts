/** Demo shop `tencent`: a Tencent-type shop (isTxShop), open; the platform brand is hidden on login. */
import { cornerShop } from '../content/corner/shop.ts';
import type { BuildDemoShop } from '../demo-shop.ts';

export const tencentShop: BuildDemoShop = (now) =>
  cornerShop(
    {
      identity: {
        label: 'tencent',
        app_id: 'apptencent',
        name: { cn: '听涛课堂', en: 'Tideline Classroom' },
        tagline: { cn: '把声音学好听', en: 'Learn to sound like yourself' },
        description: {
          cn: '听涛课堂：朗读、演讲与声音表达课程。',
          en: 'Tideline Classroom: reading aloud, speaking and voice.',
        },
      },
      about: {
        cn: '腾讯类店铺：营业中，手机号登录须先扫码绑定',
        en: 'Tencent-type shop, open: a phone logs in once an account was scanned',
      },
      facts: { isTxShop: true, need_bind_scan: 1 },
      look: { preset: 'tide' },
      goods: () => [
        {
          key: 'breath-first',
          kind: 'video',
          title: { cn: '先学会呼吸', en: 'Breath comes first' },
          summary: { cn: '三个练习，告别嗓子累。', en: 'Three exercises for a voice that lasts.' },
          teacher: { cn: '许闻溪', en: 'Xu Wenxi' },
          price: 2900,
          students: 4207,
          tags: ['voice'],
          age: 18,
        },
        {
          key: 'read-a-poem',
          kind: 'audio',
          title: { cn: '把一首诗读给一个人听', en: 'Read one poem to one person' },
          summary: { cn: '语气从想象里来。', en: 'Tone comes from who you imagine.' },
          teacher: { cn: '许闻溪', en: 'Xu Wenxi' },
          price: 0,
          students: 8120,
          tags: ['reading'],
          age: 44,
        },
        {
          key: 'three-minute-talk',
          kind: 'e_course',
          title: { cn: '三分钟说清一件事', en: 'Say one thing in three minutes' },
          summary: { cn: '十课，练到脱稿。', en: 'Ten lessons, until the notes are gone.' },
          teacher: { cn: '许闻溪', en: 'Xu Wenxi' },
          price: 15_900,
          was: 19900,
          students: 2366,
          lessons: 10,
          tags: ['speaking'],
          age: 61,
        },
        {
          key: 'storytime',
          kind: 'column',
          title: { cn: '睡前故事怎么讲', en: 'How to tell a bedtime story' },
          summary: { cn: '二十四个故事，二十四种声音。', en: 'Twenty-four stories, twenty-four voices.' },
          teacher: { cn: '许闻溪', en: 'Xu Wenxi' },
          price: 9900,
          svipFree: true,
          students: 3158,
          lessons: 24,
          tags: ['reading'],
          age: 80,
        },
      ],
      hotWords: [
        { cn: '一首诗', en: 'poem' },
        { cn: '睡前故事', en: 'bedtime story' },
        { cn: '呼吸', en: 'breath' },
      ],
    },
    now,
  );
