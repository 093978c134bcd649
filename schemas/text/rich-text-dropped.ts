/** What of a piece of HTML no reader gets to see, each with the way out: pictures, players, scripts, highlights (D44, D127). */
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { safeImageUrl } from '../address/safe-url.ts';
import type { LocaleText } from '../page/text.ts';
import { RICH_TEXT_MAX_CHARS } from './rich-text.ts';

export interface DroppedHtml {
  message: LocaleText;
  hint: LocaleText;
}

const SHOWN_CHARS = 60;
const shorten = (address: string) =>
  address.length <= SHOWN_CHARS ? address : `${address.slice(0, 12)}…${address.slice(-(SHOWN_CHARS - 13))}`;

const PUT_IN_FOLDER: LocaleText = {
  cn: '把图片放进文件夹的 images 里，写成 ./images/名称.jpg',
  en: 'Put the picture into the folder images beside the table, and write ./images/name.jpg',
};

function pictureFault(source: string): DroppedHtml {
  if (source === '')
    return {
      message: { cn: '一张图片没有地址，会略去', en: 'A picture without an address is left out' },
      hint: PUT_IN_FOLDER,
    };
  if (/^data:/i.test(source))
    return {
      message: {
        cn: `嵌在文字里的图片（${source.slice(0, 22)}…）会略去`,
        en: `A picture inside the text (${source.slice(0, 22)}…) is left out`,
      },
      hint: PUT_IN_FOLDER,
    };
  const isOwn = /^(?:file:|[a-z]:\\|\\\\)/i.test(source);
  return {
    message: isOwn
      ? {
          cn: `图片 ${shorten(source)} 在你的电脑上，会略去`,
          en: `The picture ${shorten(source)} is on your computer, and is left out`,
        }
      : {
          cn: `图片 ${shorten(source)} 的地址不能显示，会略去`,
          en: `The picture ${shorten(source)} cannot be shown from there, and is left out`,
        },
    hint: PUT_IN_FOLDER,
  };
}

const PLAYERS: ReadonlySet<string> = new Set([
  'iframe',
  'frame',
  'embed',
  'object',
  'video',
  'audio',
  'applet',
]);
const PLAYER_HINT: LocaleText = {
  cn: '视频和音频另建一个课时（type 写 video 或 audio）；别处的页面用链接',
  en: 'Make a film or recording a lesson of its own (type video or audio), and link to pages of others',
};
const REMOVED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'svg',
  'math',
  'canvas',
]);
/** What Word and browsers write beside every text: nobody misses it. */
const SILENT: ReadonlySet<string> = new Set(['style']);

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function elementFault({ tagName, properties }: Element): DroppedHtml | undefined {
  if (tagName === 'img') {
    const source = textOf(properties['src']);
    return safeImageUrl(source) === undefined ? pictureFault(source) : undefined;
  }
  if (PLAYERS.has(tagName)) {
    const source = textOf(properties['src'] ?? properties['data']);
    const name = source === '' ? `<${tagName}>` : `<${tagName}> ${shorten(source)}`;
    return { message: { cn: `${name} 会略去`, en: `${name} is left out` }, hint: PLAYER_HINT };
  }
  if (REMOVED.has(tagName) && !SILENT.has(tagName))
    return {
      message: { cn: `<${tagName}> 会略去`, en: `<${tagName}> is left out` },
      hint: { cn: '删去它', en: 'Take it out' },
    };
  if (
    /(?:background(?:-color)?|mso-highlight)\s*:\s*(?!none|transparent|white|#fff)/i.test(
      textOf(properties['style']),
    )
  )
    return {
      message: { cn: '文字的底色（突出显示）会略去', en: 'The highlight of a text is left out' },
      hint: { cn: '用 <mark>…</mark> 标出', en: 'Mark it with <mark>…</mark>' },
    };
  return undefined;
}

function elementsIn(nodes: readonly Nodes[]): Element[] {
  const elements: Element[] = [];
  const queue = nodes.toReversed();
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (node.type !== 'element' && node.type !== 'root') continue;
    if (node.type === 'element') elements.push(node);
    queue.push(...node.children.toReversed());
  }
  return elements;
}

const TOO_LONG: DroppedHtml = {
  message: {
    cn: `超过 ${String(RICH_TEXT_MAX_CHARS)} 个字符的部分不会显示`,
    en: `What follows ${String(RICH_TEXT_MAX_CHARS)} characters is not shown`,
  },
  hint: { cn: '分成几个课时', en: 'Make several lessons of it' },
};

/** Each thing once, in the order of the text. */
export function droppedHtmlOf(html: string): DroppedHtml[] {
  if (!html.includes('<') && html.length <= RICH_TEXT_MAX_CHARS) return [];
  const faults = elementsIn([fromHtml(html, { fragment: true })]).flatMap(
    (element) => elementFault(element) ?? [],
  );
  const first = new Map(faults.toReversed().map((fault) => [fault.message.en, fault]));
  return [
    ...faults.filter((fault) => first.get(fault.message.en) === fault),
    ...(html.length > RICH_TEXT_MAX_CHARS ? [TOO_LONG] : []),
  ];
}
