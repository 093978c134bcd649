/** Reads a page as a browser would and names everything in it that could run. */
import { fromHtml } from 'hast-util-from-html';

/** The few shapes of the tree this file reads. */
interface TreeNode {
  type: string;
  tagName?: string;
  properties?: Readonly<Record<string, unknown>>;
  children?: readonly TreeNode[];
  content?: TreeNode;
}

const NEVER = new Set([
  'object',
  'embed',
  'applet',
  'base',
  'math',
  'foreignobject',
  'animate',
  'set',
  'marquee',
]);
const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formAction',
  'data',
  'poster',
  'background',
  'cite',
  'xLinkHref',
  'ping',
  'srcDoc',
  'srcSet',
]);
const RUNNING = /^(?:javascript|vbscript|data|blob|feed|view-source|jar):/i;

/** The one sheet `<use>` may name, in the sources and built: another document's symbols could hold anything. */
const OWN_SHEET = /^\/(?:src\/ui\/icons\.svg\?no-inline|assets\/icons-[\w-]+\.svg)#[\w-]+$/;

/** The entry, in the sources and built. */
const OWN_SCRIPT = /^\/(?:src\/app\/|assets\/)[\w./-]+$/;

const STYLE_HARM = /expression\(|@import|javascript:|xss\.invalid/i;

/** What a browser drops from an address before it looks for the scheme. */
const asFollowed = (address: string) => address.replace(/[\u0000-\u0020]+/g, '');

function scriptFault(properties: Readonly<Record<string, unknown>>): string | undefined {
  const { type, src } = properties;
  if (type === 'application/json' || type === 'application/ld+json') return undefined;
  return typeof src === 'string' && OWN_SCRIPT.test(src) ? undefined : 'a script';
}

function attributeFault(name: string, value: unknown): string | undefined {
  const text = String(value);
  if (/^on/i.test(name)) return `the handler ${name}`;
  if (name === 'srcDoc') return 'srcdoc';
  if (ADDRESSES.has(name) && RUNNING.test(asFollowed(text))) return `${name}=${text.slice(0, 40)}`;
  if (name === 'style' && STYLE_HARM.test(text.replace(/url\("[^"]*"\)/g, 'url()')))
    return `style=${text.slice(0, 80)}`;
  return undefined;
}

function linkFault({ rel, href }: Readonly<Record<string, unknown>>): string | undefined {
  const words = Array.isArray(rel) ? rel.map(String) : [];
  if (words.includes('import')) return 'an import';
  // What is loaded later is linked by the whole address of the shop that is shown.
  const isOwn =
    typeof href === 'string' && /^(?:http:\/\/(?:[\w-]+\.)?localhost:\d+)?\/assets\/[\w.-]+\.css$/.test(href);
  return words.includes('stylesheet') && !isOwn ? 'a style sheet' : undefined;
}

function elementFault(tag: string, properties: Readonly<Record<string, unknown>>): string | undefined {
  if (NEVER.has(tag)) return `<${tag}>`;
  if (tag === 'script') return scriptFault(properties);
  if (tag === 'use') return OWN_SHEET.test(String(properties['href'])) ? undefined : '<use>';
  if (tag === 'meta' && properties['httpEquiv'] !== undefined) return 'meta http-equiv';
  if (tag === 'iframe' && !Array.isArray(properties['sandbox']) && properties['sandbox'] === undefined)
    return 'a frame without a sandbox';
  if (tag === 'link') return linkFault(properties);
  return undefined;
}

/** Empty for a page in which nothing but its own entry script can run. */
export function faultsOfHtml(html: string): string[] {
  const faults: string[] = [];
  const visit = (node: TreeNode): void => {
    const properties = node.properties ?? {};
    if (node.type === 'element' && node.tagName !== undefined) {
      if (node.tagName === 'style' && STYLE_HARM.test(JSON.stringify(node.children))) faults.push('a style');
      const fault = elementFault(node.tagName, properties);
      if (fault !== undefined) faults.push(fault);
      for (const [name, value] of Object.entries(properties)) {
        const wrong = attributeFault(name, Array.isArray(value) ? value.join(' ') : value);
        if (wrong !== undefined) faults.push(`<${node.tagName}> ${wrong}`);
      }
    }
    for (const child of node.children ?? []) visit(child);
    if (node.content !== undefined) visit(node.content);
  };
  visit(fromHtml(html) as TreeNode);
  return faults;
}
