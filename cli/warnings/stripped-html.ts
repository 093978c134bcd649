/** HTML of a rich text that no shopper gets to see: scripts, styles, frames and forms are left out when it is read (D44). */
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { showNames } from '#schemas/page/show-value.ts';
import { richTextTree } from '#schemas/text/rich-text.ts';
import type { Tree, TreeNode } from '#schemas/text/rich-text-tree.ts';
import type { DraftFault } from '#server/areas/pages/rules/publish.ts';
import { warningAt, type WarningInput } from './warning.ts';
import { walk } from './walk.ts';

/** Elements that are drawn under another name, or hold what is drawn. */
const HARMLESS: ReadonlySet<string> = new Set([
  'h1',
  'b',
  'i',
  'strike',
  'div',
  'span',
  'section',
  'article',
  'font',
  'center',
]);

function count(nodes: readonly (Nodes | TreeNode)[], counts: Map<string, number>, by: number): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    counts.set(node.tagName, (counts.get(node.tagName) ?? 0) + by);
    count(node.children, counts, by);
    if ('content' in node && node.content !== undefined) count(node.content.children, counts, by);
  }
}

/** Names of what is left out: its elements, and attributes that run scripts. */
function leftOut(html: string): string[] {
  const counts = new Map<string, number>();
  count(fromHtml(html, { fragment: true }).children, counts, 1);
  const tree: Tree = richTextTree(html);
  count(tree.children, counts, -1);
  const lostTags = [...counts]
    .filter(([name, left]) => left > 0 && !HARMLESS.has(name))
    .map(([name]) => `<${name}>`);
  const handlers = [...html.matchAll(/<[^>]*?\s(on[a-z]+)\s*=/gi)].map(([, name = '']) => name.toLowerCase());
  return [...lostTags, ...new Set(handlers)];
}

export function strippedHtml({ drafts }: WarningInput): DraftFault[] {
  const warnings: DraftFault[] = [];
  for (const draft of drafts) {
    walk(draft.body, (value, pointer) => {
      if (typeof value !== 'string' || !pointer.endsWith('/html') || !value.includes('<')) return;
      const names = leftOut(value);
      if (names.length === 0) return;
      warnings.push(
        warningAt(draft, pointer, {
          rule: 'stripped-html',
          message: {
            cn: `顾客看不到 ${showNames(names)}，显示时会略去`,
            en: `Shoppers do not get ${showNames(names)}: it is left out`,
          },
          hint: {
            cn: '删掉它；视频、嵌入页面和表单请用相应的组件',
            en: 'Take it out; for films, frames and forms there are blocks',
          },
        }),
      );
    });
  }
  return warnings;
}
