/** A lesson on paper: four pages of A5 in both languages, printed to a PDF by the browser of the tests. */
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../../tools/chromium.ts';

const PAGES = [
  [
    '给书里的人写一封信',
    'A letter to somebody in the book',
    '期末不考试，写一封信。收信人是这学期读过的书里的任何一个人。',
    'There is no exam at the end, there is a letter: to anybody in the books of this term.',
  ],
  [
    '先选人',
    'First choose',
    '选一个你还有话想问他的人。喜欢不要紧，放不下才要紧。',
    'Choose somebody you still have a question for. Liking them matters little.',
  ],
  [
    '再问一个真问题',
    'Then ask what you do not know',
    '不问书里写了的。问他没说、你又猜不到的那一件。',
    'Not what the book says. Ask the one thing it keeps back and you cannot guess.',
  ],
  [
    '最后署名',
    'Sign it',
    '写上你的名字、年龄和今天的天气。信会在班里读，不打分。',
    'Write your name, your age and the weather. Letters are read in class and get no mark.',
  ],
] as const;

const page = ([cn, en, says, tells]: (typeof PAGES)[number]) =>
  `<section><h1>${cn}<br><small>${en}</small></h1><p>${says}</p><p lang="en">${tells}</p></section>`;

const HTML = `<!doctype html><html lang="zh"><title>A letter</title><style>
@page { size: A5; margin: 18mm; }
body { font: 15px/1.8 sans-serif; color: #222; }
section { break-after: page; }
section:last-child { break-after: auto; }
h1 { font-size: 22px; line-height: 1.4; border-bottom: 2px solid #c8642a; padding-bottom: 8px; }
small { color: #777; font-weight: 400; font-size: 14px; }
</style>${PAGES.map(page).join('')}</html>`;

export async function paper(out: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArgs(),
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const tab = await browser.newPage();
    await tab.setContent(HTML);
    await tab.pdf({ path: out, preferCSSPageSize: true });
  } finally {
    await browser.close();
  }
}
