/** Goods for the search bench: titles as shops write them, in Chinese and English, the same ones in every run. */
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { buildGoods } from '../../../tests/support/build-demo-shop.ts';
import { randomOf } from '#demo/art/covers/random.ts';

type Pair = readonly [cn: string, en: string];
type Pairs = readonly [Pair, ...Pair[]];

const WHO: Pairs = [
  ['零基础', 'for beginners'],
  ['上班族', 'for busy people'],
  ['新手父母', 'for new parents'],
  ['设计师', 'for designers'],
  ['店主', 'for shop owners'],
  ['大学生', 'for students'],
  ['团队负责人', 'for team leads'],
  ['自由职业者', 'for freelancers'],
];
const WHAT: Pairs = [
  ['写作', 'writing'],
  ['产品经理', 'product management'],
  ['手机摄影', 'phone photography'],
  ['家庭理财', 'family finance'],
  ['亲子阅读', 'reading with children'],
  ['心理咨询', 'counselling'],
  ['数据分析', 'data analysis'],
  ['公众演讲', 'public speaking'],
  ['短视频剪辑', 'video editing'],
  ['时间管理', 'time management'],
  ['水彩画', 'watercolour'],
  ['古典音乐', 'classical music'],
  ['健身训练', 'fitness'],
  ['中医养生', 'traditional medicine'],
  ['日语口语', 'spoken Japanese'],
  ['直播运营', 'live selling'],
  ['品牌设计', 'brand design'],
  ['前端开发', 'front-end development'],
  ['人工智能', 'artificial intelligence'],
  ['红酒品鉴', 'wine tasting'],
  ['瑜伽冥想', 'yoga and meditation'],
  ['绩效谈话', 'performance talks'],
  ['供应链', 'supply chains'],
  ['咖啡拉花', 'latte art'],
];
const FORM: Pairs = [
  ['入门二十讲', 'in twenty talks'],
  ['实战训练营', 'a hands-on camp'],
  ['从零到一', 'from zero to one'],
  ['必修课', 'the essentials'],
  ['案例精讲', 'in real cases'],
  ['公开课', 'an open class'],
  ['进阶专栏', 'an advanced column'],
  ['七天小课', 'in seven days'],
  ['年度会员', 'a year of membership'],
  ['答疑直播', 'questions answered live'],
];
const PROMISE: Pairs = [
  ['每天二十分钟，一个月看得见变化。', 'Twenty minutes a day; a change to be seen within a month.'],
  ['不讲空话，只讲用得上的方法。', 'No theory that cannot be used tomorrow.'],
  ['配套练习与点评，学完就能交作业。', 'Exercises with feedback from the first week on.'],
  ['从真实的失败里总结出来的经验。', 'What failures taught, told by those who failed.'],
  ['适合反复听，边走边学。', 'To be heard again, on the way to work.'],
];
const SURNAMES = ['林', '周', '沈', '顾', '陆', '程', '苏', '许', '韩', '马', '欧阳', '单'] as const;
const NAMES = ['知行', '明远', '清和', '野川', '木', '闻溪', '晚舟', '可', '长安', '乐'] as const;
const TYPES = [1, 2, 3, 4, 6, 8, 25, 50] as const;

export function makeCorpus(count: number): GoodsRow[] {
  const random = randomOf('search corpus');
  return Array.from({ length: count }, (_one, index) => {
    const [who, what, form, promise] = [WHO, WHAT, FORM, PROMISE].map((pairs: Pairs) => random.pick(pairs));
    const say = (at: 0 | 1, parts: readonly (Pair | undefined)[]) =>
      parts.flatMap((pair) => pair?.[at] ?? []);
    return buildGoods({
      id: `g_${index}`,
      type: random.pick(TYPES),
      title: {
        cn: `${say(0, [who]).join('')}的${say(0, [what, form]).join('：')} 第 ${index} 期`,
        en: `${say(1, [what, form, who]).join(' ')}, no. ${index}`,
      },
      summary: { cn: say(0, [promise]).join(''), en: say(1, [promise]).join('') },
      teacher: random.pick(SURNAMES) + random.pick(NAMES),
      tags: [say(1, [what]).join('').replaceAll(' ', '-')],
      student_count: Math.floor(random.between(0, 20_000)),
      position: index,
    });
  });
}
