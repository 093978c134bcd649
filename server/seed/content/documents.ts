/** Builders of published documents: nodes with readable ids, pages with a main region. */
import type { PageNode } from '#schemas/page/node.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { When } from '#schemas/page/condition.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import type { Footer } from '#schemas/shop/footer.ts';
import type { Navbar } from '#schemas/shop/navbar.ts';
import type { SuspendMenu } from '#schemas/shop/suspend-menu.ts';
import type { Theme } from '#schemas/shop/theme.ts';
import type { DemoShop } from '../demo-shop.ts';

export type DemoDocument = DemoShop['documents'][number];

interface BlockExtras {
  /** Version of the renderer's props the block is written for. */
  v?: number;
  when?: When;
  note?: string;
}

export function block(
  id: string,
  kind: string,
  props: Record<string, unknown>,
  extras: BlockExtras = {},
): PageNode {
  return {
    id,
    kind,
    v: extras.v ?? 1,
    props,
    ...(extras.when === undefined ? {} : { when: extras.when }),
    ...(extras.note === undefined ? {} : { note: extras.note }),
  };
}

/** One picture with words on it that stands still. */
export function banner(
  id: string,
  slide: Record<string, unknown>,
  look: Record<string, unknown> = {},
): PageNode {
  return block(id, 'banner', { slides: [slide], seconds: 0, ...look }, { v: 2 });
}

interface PageDraft {
  id: string;
  title: LocaleText;
  seo?: PageDocument['seo'];
  style?: PageDocument['style'];
  main: PageNode[];
  /** The home of a zone, behind its gate. */
  zone?: boolean;
}

export function pageDocument(draft: PageDraft): DemoDocument {
  const body: PageDocument = {
    schema_version: 1,
    id: draft.id,
    kind: draft.zone === true ? 'zone' : draft.id === 'home' ? 'home' : 'micro',
    title: draft.title,
    ...(draft.seo === undefined ? {} : { seo: draft.seo }),
    ...(draft.style === undefined ? {} : { style: draft.style }),
    regions: { main: draft.main },
  };
  return { kind: 'page', id: draft.id, body };
}

/** The shop's chrome and look, each the one document of its kind. */
export function shopDocuments(parts: {
  navbar: Navbar;
  footer: Footer;
  suspend: SuspendMenu;
  theme: Theme;
}): DemoDocument[] {
  return [
    { kind: 'navbar', id: 'main', body: parts.navbar },
    { kind: 'footer', id: 'main', body: parts.footer },
    { kind: 'suspend', id: 'main', body: parts.suspend },
    { kind: 'theme', id: 'main', body: parts.theme },
  ];
}
