/** Named configs of the banner. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const PICTURES = [
  '/demo/banners/morning-desk.svg',
  '/demo/banners/photo-dusk.svg',
  '/demo/banners/member-night.svg',
];

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  {
    name: 'minimal',
    props: { slides: [{ image: '/demo/banners/morning-desk.svg' }] },
  },
  {
    name: 'typical',
    props: {
      veil: 'soft',
      slides: [
        {
          image: '/demo/banners/morning-desk.svg',
          ink: 'dark',
          eyebrow: { cn: '秋季新课', en: 'New this autumn' },
          title: { cn: '把知识，变成看得见的作品', en: 'Turn what you know into work people can see' },
          subtitle: {
            cn: '产品、写作、摄影与心理，二十四门课陪你从入门走到做成一件事。',
            en: 'Product, writing, photography and psychology: twenty-four courses that take you from first steps to finished work.',
          },
          button: { cn: '开始学习', en: 'Start learning' },
          link: { link_type: 13, link_id: '0' },
        },
        {
          image: '/demo/banners/photo-dusk.svg',
          eyebrow: { cn: '训练营', en: 'Training camp' },
          title: { cn: '21 天写作训练营', en: 'The 21-day writing camp' },
          subtitle: {
            cn: '每天一练，助教逐篇点评，月底交出你的第一篇长文。',
            en: 'One exercise a day, every piece reviewed, your first long essay by the end of the month.',
          },
          button: { cn: '查看安排', en: 'See the schedule' },
          link: { link_type: 3, link_id: 'camp' },
        },
        {
          image: '/demo/banners/member-night.svg',
          title: { cn: '会员免费学', en: 'Free for members' },
          subtitle: {
            cn: '超级会员全年畅学专栏与直播回放。',
            en: 'A year of columns and live replays for super VIP members.',
          },
          button: { cn: '了解会员', en: 'About membership' },
          link: { link_type: 12, link_id: 'vip' },
        },
      ],
    },
  },
  {
    name: 'maximal',
    props: {
      slides: Array.from({ length: 10 }, (_, index) => ({
        image: PICTURES[index % PICTURES.length] ?? '',
        eyebrow: { cn: `第 ${index + 1} 期`, en: `Issue ${index + 1}` },
        title: {
          cn: `专题 ${index + 1}：从零开始的长期主义`,
          en: `Feature ${index + 1}: a long view from the very start`,
        },
        subtitle: {
          cn: '一句话说清楚这门课能带给你什么。',
          en: 'One sentence that says what the course brings you.',
        },
        button: { cn: '查看专题', en: 'Open feature' },
        link: { link_type: 6, link_url: 'https://example.com/feature', target: '_blank' as const },
      })),
      height: 'tall',
      align: 'center',
      seconds: 4,
    },
  },
  {
    name: 'page-width-dark-words',
    props: {
      slides: [
        {
          image: '/demo/banners/photo-dusk.svg',
          alt: { cn: '晨光里的书桌', en: 'A desk in morning light' },
          title: { cn: '每天二十分钟', en: 'Twenty minutes a day' },
          button: { cn: '看看怎么学', en: 'See how' },
          link: { link_type: 1 },
        },
        {
          image: '/demo/banners/member-night.svg',
          alt: { cn: '山脊与等高线', en: 'Ridges and contour lines' },
          link: { link_type: 1 },
        },
      ],
      height: 'short',
      width: 'page',
      ink: 'dark',
      seconds: 0,
    },
  },
  {
    name: 'beside',
    props: {
      look: 'beside',
      ink: 'dark',
      slides: PICTURES.map((image, index) => ({
        image,
        eyebrow: { cn: '编辑推荐', en: 'Editors’ choice' },
        title: { cn: `把第 ${index + 1} 步走扎实`, en: `Take step ${index + 1} in your stride` },
        subtitle: {
          cn: '跟着练习走，每一课都有可以交出来的作品。',
          en: 'Follow the exercises: every lesson ends with something to show.',
        },
        button: { cn: '进入课程', en: 'Open the course' },
        link: { link_type: 13, link_id: '0' },
      })),
    },
  },
  {
    name: 'long-text',
    props: {
      slides: [
        {
          image: '/demo/banners/member-night.svg',
          eyebrow: {
            cn: '限时开放报名，仅剩最后三天，报名即送全年直播回放',
            en: 'Enrolment closes in 3 days',
          },
          title: {
            cn: '从产品直觉到商业判断：一门写给十年以上从业者的系统课程，附赠一年答疑与复盘社群',
            en: 'From product instinct to business judgement: a full course for seasoned',
          },
          subtitle: {
            cn: '课程共五章二十讲，每一讲都配有案例、练习与延伸阅读；学完之后，你会拥有一套可以带走的判断框架，用在下一次立项、定价与取舍之中，也用在每一次向团队解释为什么不做什么的时候。',
            en: 'Five chapters and twenty lessons with cases, exercises and further reading: a framework to take along to your next launch, price and trade-off.',
          },
          button: { cn: '立即查看课程完整大纲', en: 'See the complete outline' },
          link: { link_type: 13, link_id: '0' },
        },
        {
          image: '/demo/banners/morning-desk.svg',
          title: { cn: '短标题', en: 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze' },
        },
      ],
    },
  },
  {
    name: 'broken-image',
    props: {
      slides: [
        {
          image: '/demo/covers/gone.svg',
          title: { cn: '图片暂时打不开', en: 'The picture is gone' },
          subtitle: { cn: '文字和按钮仍然可用。', en: 'Words and button still work.' },
          button: { cn: '去看看', en: 'Have a look' },
          link: { link_type: 1 },
        },
        { image: '', title: { cn: '没有图片', en: 'No picture at all' } },
      ],
    },
  },
];
