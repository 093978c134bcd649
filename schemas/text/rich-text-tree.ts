/** The tree rich text travels in: text, or an element from the allow list. Plain JSON, no parser needed to draw it (D44). */

/** Everything a merchant's text may be made of. */
export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'code',
  'kbd',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'strike',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

interface TreeText {
  type: 'text';
  value: string;
}
export interface TreeElement {
  type: 'element';
  tagName: string;
  properties: Record<string, string | number>;
  children: TreeNode[];
}
export type TreeNode = TreeText | TreeElement;

/** Shaped like hast's Root, so that hast tools can read it. */
export interface Tree {
  type: 'root';
  children: TreeNode[];
}

export const NO_TEXT: Tree = { type: 'root', children: [] };
