/** A lesson on paper: four pages of A5 in both languages, printed to a PDF by the browser of the tests. */
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../../tools/chromium.ts';
import { LETTER, type LetterPage } from './letter.ts';

const lines = (texts: readonly string[], language: 'zh' | 'en') =>
  texts.map((text) => `<p lang="${language}">${text}</p>`).join('');

const page = ({ title, subtitle, cn, en, task }: LetterPage, at: number) => `<section>
<header><span>给书里的人写一封信 · A letter to somebody in the book</span><span>${String(at + 1)} / ${String(LETTER.length)}</span></header>
<h1>${title}<br><small lang="en">${subtitle}</small></h1>
<div class="words">${lines(cn, 'zh')}</div><div class="words second">${lines(en, 'en')}</div>
<aside><b>动手 · Your turn</b>${lines([task.cn], 'zh')}${lines([task.en], 'en')}<i></i><i></i></aside></section>`;

const HTML = `<!doctype html><html lang="zh"><title>A letter</title><style>
@page { size: A5; margin: 12mm 14mm; }
* { box-sizing: border-box; margin: 0; }
body { font: 11.5px/1.75 sans-serif; color: #222; }
section { display: flex; flex-direction: column; height: 185mm; break-after: page; }
section:last-child { break-after: auto; }
header { display: flex; justify-content: space-between; color: #777; font-size: 9px; }
h1 { margin: 5mm 0 4mm; font-size: 21px; line-height: 1.35; border-bottom: 2px solid #c8642a; padding-bottom: 3mm; }
small { color: #777; font-weight: 400; font-size: 13px; }
.words { display: grid; gap: 2mm; }
.second { margin-top: 4mm; color: #444; }
aside { margin-top: auto; padding: 4mm; background: #fbf3ec; border-radius: 2mm; }
aside b { color: #a34c1b; }
aside i { display: block; height: 8mm; border-bottom: 1px solid #d9c3b2; }
</style>${LETTER.map(page).join('')}</html>`;

export async function paper(out: string): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArgs(),
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const tab = await browser.newPage();
    await tab.setContent(HTML);
    await tab.pdf({ path: out, preferCSSPageSize: true, printBackground: true });
  } finally {
    await browser.close();
  }
}
