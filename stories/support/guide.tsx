/** The guide for designers: how to read the gallery, how a part becomes a renderer, how to propose a change. */
import type { Locale } from '#schemas/locale.ts';
import { Band } from '#ui/band.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import styles from './foundations.module.css';

interface Chapter {
  readonly cn: string;
  readonly en: string;
  readonly steps: readonly Readonly<Record<Locale, string>>[];
}

const CHAPTERS: readonly Chapter[] = [
  {
    cn: '怎么看这本图册',
    en: 'How to read the gallery',
    steps: [
      {
        cn: '“Foundations” 是字号、色彩、间距等规则；“UI” 是通用部件；“Renderers” 是商家能摆上页面的模块；“Screens” 是整页。',
        en: 'Foundations holds the rules of type, colour and space; UI the shared parts; Renderers the blocks a merchant places; Screens whole pages.',
      },
      {
        cn: '每组部件都有一页 “Docs”：用途、该用与不该用的地方、成熟度、键盘操作。',
        en: 'Each group of parts has a Docs page: what it is for, where to use it and where not, how settled it is, what its keys do.',
      },
      {
        cn: '成熟度：stable 很多页面都在用，改动要先写决定；settling 在用，属性还可能变；new 只有一处在用，用之前先问一声。',
        en: 'Maturity: stable is what many pages stand on, and it changes only by a decision; settling is in use and may still change; new has one use, so ask first.',
      },
      {
        cn: '工具栏可切换语言、店铺、访客身份、主题、时间、网络；“Grid” 把一项的所有选择并排画出来。地址里带着你选的一切，复制链接就能给别人看。',
        en: 'The toolbar changes language, shop, who looks, theme, clock and network; Grid draws all choices of one of them side by side. All you choose stands in the address: send the link.',
      },
    ],
  },
  {
    cn: '部件怎样变成模块',
    en: 'How a part becomes a renderer',
    steps: [
      {
        cn: '先看现有部件能否拼出来；拼得出，就不画新的。',
        en: 'See first whether the parts there are make it up; if they do, draw no new one.',
      },
      {
        cn: '运行 npm run new -- renderer page/<名字>：定义、外观、文案、示例和一条待写的测试就都有了。',
        en: 'Run npm run new -- renderer page/<kind>: definition, view, words, examples and a test to be written are there.',
      },
      {
        cn: '属性写在定义里，控件和文档由它生成；示例就是这里的故事，每个都会用两种语言检查可访问性。',
        en: 'Its props stand in the definition, from which controls and docs are made; its examples are the stories here, each judged for accessibility in both languages.',
      },
      {
        cn: '两个以上模块都要用的样子，才放进 src/ui，并在 stories/ui 里写一个故事；缺了故事，检查不会通过。',
        en: 'Only what two renderers need moves to src/ui, with a story in stories/ui; without one the checks fail.',
      },
    ],
  },
  {
    cn: '怎样提出改动',
    en: 'How to propose a change',
    steps: [
      {
        cn: '在 “Engine / Paste your config” 里贴上配置，或在模块的 Playground 里调好，再用工具栏复制 JSON。',
        en: 'Paste a config into Engine / Paste your config, or set it up in a block’s Playground, and copy its JSON from the toolbar.',
      },
      {
        cn: '把链接、JSON 和一句“现在怎样、应该怎样、为什么”写进提议。',
        en: 'Send the link, the JSON, and one sentence on what is, what should be, and why.',
      },
      {
        cn: '改的是规则（字号、色彩、间距、stable 部件），就在 docs/adr 里写一篇半页的决定。',
        en: 'Where a rule changes (type, colour, space, a stable part), write half a page into docs/adr.',
      },
      {
        cn: '合入之前看三样：两种语言、深浅两种主题、只用键盘。',
        en: 'Before it goes in, look at three things: both languages, a light and a dark theme, the keyboard alone.',
      },
    ],
  },
];

export function Guide({ locale }: { locale: Locale }) {
  return (
    <main>
      <Band space="m">
        <h1 className={styles.name}>{locale === 'cn' ? '给设计师的指南' : 'A guide for designers'}</h1>
      </Band>
      {CHAPTERS.map((chapter) => (
        <Band key={chapter.en} space="m">
          <SectionHead title={chapter[locale]} />
          <ol className={styles.stack}>
            {chapter.steps.map((step) => (
              <li key={step.en}>{step[locale]}</li>
            ))}
          </ol>
        </Band>
      ))}
    </main>
  );
}
