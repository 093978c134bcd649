/** Named configs of rich text. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { shape } from './shape.ts';

const ARTICLE_CN = `<h2>为什么要学会写作</h2>
<p>写作不是天赋，而是一种<strong>可以练习的思考方式</strong>。当你把想法写下来，它就从模糊变得清晰，从短暂变得<a href="/page/writing">可以积累</a>。</p>
<blockquote><p>写下来，是为了想清楚。</p></blockquote>
<h3>你会学到什么</h3>
<ul><li>搭结构：先有骨架，再有血肉</li><li>改稿：删掉一半，意思反而更清楚</li><li>坚持：每天二十分钟的写作习惯</li></ul>
<h3>课程安排</h3>
<table><thead><tr><th scope="col">周次</th><th scope="col">主题</th><th scope="col">作业</th></tr></thead><tbody><tr><td>第一周</td><td>观察与记录</td><td>七则短笔记</td></tr><tr><td>第二周</td><td>结构与节奏</td><td>一篇千字文</td></tr><tr><td>第三周</td><td>修改与发布</td><td>一篇长文</td></tr></tbody></table>
<p>更多说明见<a href="https://example.com/faq">常见问题</a>。</p>`;

const ARTICLE_EN = `<h2>Why learn to write</h2>
<p>Writing is less a gift than <strong>a way of thinking you can practise</strong>. What is written down turns from vague to clear, and from fleeting to something <a href="/page/writing">you can build on</a>.</p>
<blockquote><p>We write to find out what we think.</p></blockquote>
<h3>What you will learn</h3>
<ul><li>Structure: bones first, then flesh</li><li>Revision: cut half and it says more</li><li>Habit: twenty minutes a day</li></ul>
<h3>How it runs</h3>
<table><thead><tr><th scope="col">Week</th><th scope="col">Theme</th><th scope="col">Work</th></tr></thead><tbody><tr><td>One</td><td>Observing</td><td>Seven short notes</td></tr><tr><td>Two</td><td>Structure</td><td>A thousand words</td></tr><tr><td>Three</td><td>Publishing</td><td>One long piece</td></tr></tbody></table>
<p>See the <a href="https://example.com/faq">frequent questions</a> for more.</p>`;

const EVERYTHING = `<h1>H1</h1><h2>H2</h2><h3>H3</h3><h4>H4</h4><h5>H5</h5><h6>H6</h6>
<p><b>b</b> <i>i</i> <u>u</u> <s>s</s> <mark>mark</mark> <code>code</code> <kbd>Ctrl</kbd> x<sup>2</sup> H<sub>2</sub>O <small>small</small></p>
<hr><ol start="3"><li>three<ul><li>nested</li></ul></li><li>four</li></ol><pre><code>const answer = 42;</code></pre>
<figure><img src="/demo/banners/morning-desk.svg" alt="A band of colour" width="1920" height="640"><figcaption>Caption</figcaption></figure>
<table><caption>Table</caption><tr><th colspan="2" scope="col">Two columns</th></tr><tr><td>1</td><td>2</td></tr></table>`;

const HOSTILE = `<p onclick="alert(1)" style="position:fixed;inset:0" class="x">Plain words stay.</p>
<script>alert('x')</script><style>*{display:none}</style><img src=x onerror=alert(1)>
<a href="javascript:alert(1)">A link that goes nowhere</a><iframe src="https://evil.example"></iframe>`;

export const examples: RendererExample<StoredPropsOf<typeof shape>>[] = [
  { name: 'empty', props: { html: '' } },
  { name: 'minimal', props: { html: { cn: '<p>一段文字。</p>', en: '<p>One paragraph.</p>' } } },
  { name: 'typical', props: { html: { cn: ARTICLE_CN, en: ARTICLE_EN } } },
  { name: 'card', props: { html: { cn: ARTICLE_CN, en: ARTICLE_EN }, look: 'card' } },
  { name: 'maximal', props: { html: EVERYTHING, width: 'page', look: 'card' } },
  {
    name: 'long-text',
    props: {
      html: {
        cn: `<h2>${'很长的标题'.repeat(12)}</h2><p>${'没有任何停顿的长段落也要好读。'.repeat(20)}</p><p>${'a'.repeat(300)}</p>`,
        en: `<h2>${'A long heading '.repeat(8)}</h2><p>${'Paragraphs without a pause must still read well. '.repeat(16)}</p><p>${'a'.repeat(300)}</p>`,
      },
    },
  },
  {
    name: 'broken-image',
    props: {
      html: '<p><img src="/demo/covers/gone.svg" alt="A picture that is gone" width="600" height="200"></p>',
    },
  },
  { name: 'hostile', props: { html: HOSTILE } },
];
