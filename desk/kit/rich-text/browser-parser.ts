/** HTML as a tree by the browser's own parser: what stands in place of `schemas/text/rich-text-parser.ts` in the desk's build (ADR-761). */
import type { Element, ElementContent, Root } from 'hast';
import { inertContent } from '#platform/inert-html.ts';

/** Attributes a rich text may keep, by the names its tree has for them. */
const TEXTS = ['href', 'title', 'src', 'alt', 'scope'] as const;
const NUMBERS: readonly (readonly [attribute: string, property: string])[] = [
  ['width', 'width'],
  ['height', 'height'],
  ['start', 'start'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
];

/** A number where the whole attribute is one, else its words. */
const toNumber = (value: string) => (value === '' || Number.isNaN(Number(value)) ? value : Number(value));

function propertiesOf(element: globalThis.Element): Element['properties'] {
  const properties: Element['properties'] = {};
  for (const name of TEXTS) {
    const value = element.getAttribute(name);
    if (value !== null) properties[name] = value;
  }
  for (const [attribute, property] of NUMBERS) {
    const value = element.getAttribute(attribute);
    if (value !== null) properties[property] = toNumber(value);
  }
  return properties;
}

function contentOf(parent: ParentNode): ElementContent[] {
  return [...parent.childNodes].flatMap((node): ElementContent[] => {
    if (node instanceof Text) return [{ type: 'text', value: node.data }];
    if (!(node instanceof globalThis.Element)) return [];
    // The server's tree reads a name as a selector: `i#a` and `i.a` are an `i`.
    const tagName = node.localName.replace(/[#.].*$/, '');
    return [{ type: 'element', tagName, properties: propertiesOf(node), children: contentOf(node) }];
  });
}

/** Browsers nest no deeper than 512 and lay what is deeper beside it, so this ends. */
export const parseHtml = (html: string): Root => ({ type: 'root', children: contentOf(inertContent(html)) });
