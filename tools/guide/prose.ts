/** Documents of the repository that the guide shows as pages, and where each stands. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locale } from '#schemas/locale.ts';
import { ROOT } from '../imports.ts';
import { recordFiles } from '../records.ts';
import { dataModelDocument } from './areas.ts';
import { readMarkdown } from './markdown.ts';
import type { GuidePage, Section } from './site.ts';

interface Prose {
  /** The file in the repository. */
  readonly source: string;
  readonly path: string;
  readonly section: Section;
  readonly group?: string;
  readonly locale?: Locale;
  readonly other?: string;
  /** Text that no file holds. */
  readonly text?: () => string;
  /** Not in the table of contents: found from a page of its own. */
  readonly isHidden?: boolean;
}

const LAWS = ['README', 'requirements', 'spec', 'rows', 'calls', 'decisions', 'hazards'];

const PROSE: readonly Prose[] = [
  {
    source: 'docs/guide/decorate.md',
    path: 'merchants/decorate.html',
    section: 'merchants',
    other: 'cn/merchants/decorate.html',
  },
  {
    source: 'docs/guide/decorate.cn.md',
    path: 'cn/merchants/decorate.html',
    section: 'merchants',
    locale: 'cn',
    other: 'merchants/decorate.html',
  },
  { source: 'docs/FIRST-SALE.md', path: 'merchants/first-sale.html', section: 'merchants' },
  { source: 'docs/MONTH.md', path: 'merchants/month.html', section: 'merchants' },
  { source: 'docs/TABLES.md', path: 'merchants/tables.html', section: 'merchants' },
  { source: 'docs/guide/design.md', path: 'designers/design.html', section: 'designers' },
  { source: 'docs/OPERATING.md', path: 'operators/operating.html', section: 'operators' },
  { source: 'docs/operations/runbooks.md', path: 'operators/runbooks.html', section: 'operators' },
  { source: 'docs/guide/commands.md', path: 'operators/commands.html', section: 'operators' },
  { source: 'CONTRIBUTING.md', path: 'developers/contributing.html', section: 'developers' },
  { source: 'docs/ARCHITECTURE.md', path: 'developers/architecture.html', section: 'developers' },
  { source: 'docs/FLOWS.md', path: 'developers/flows.html', section: 'developers' },
  { source: 'docs/AREAS.md', path: 'developers/areas.html', section: 'developers' },
  {
    source: 'docs/data-model',
    path: 'developers/data-model.html',
    section: 'developers',
    text: dataModelDocument,
  },
  { source: 'docs/GLOSSARY.md', path: 'developers/glossary.html', section: 'developers' },
  { source: 'docs/SCREENS.md', path: 'developers/screens.html', section: 'developers' },
  { source: 'docs/adr/README.md', path: 'developers/adr/index.html', section: 'developers' },
  ...LAWS.map((name): Prose => ({
    source: `docs/requirements/${name}.md`,
    path: `developers/requirements/${name === 'README' ? 'index' : name}.html`,
    section: 'developers',
    group: 'Requirements and rules',
  })),
  ...recordFiles().map((source): Prose => ({
    source,
    path: `developers/adr/${basename(source, '.md')}.html`,
    section: 'developers',
    isHidden: true,
  })),
];

/** Where files of the repository stand in the guide. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ...PROSE.map(({ source, path }): [string, string] => [source, path]),
  ['docs/adr', 'developers/adr/index.html'],
  ['docs/requirements', 'developers/requirements/index.html'],
  ['.env.example', 'operators/variables.html'],
  ['README.md', 'index.html'],
]);

export interface ProsePage extends GuidePage {
  readonly group?: string;
  readonly isHidden: boolean;
}

export function prosePages(usePicture: (source: string) => void): ProsePage[] {
  return PROSE.map(({ source, path, section, group, locale = 'en', other, text, isHidden = false }) => {
    const markdown = text?.() ?? readFileSync(join(ROOT, source), 'utf8');
    const { title, body } = readMarkdown(markdown, { source, path, pages: PAGES, usePicture });
    return {
      path,
      locale,
      title,
      body,
      section,
      isHidden,
      ...(group === undefined ? {} : { group }),
      ...(other === undefined ? {} : { other }),
    };
  });
}
