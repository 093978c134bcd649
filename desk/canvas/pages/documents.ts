/** Documents as the start screen lists them: their states, their kinds in order, and the address each is edited at. */
import type { consolePageList } from '#schemas/api/console/documents.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { DocumentKind } from '../model/document.ts';
import type { pagesWords } from './words.ts';

export type ListedDocument = DataOf<typeof consolePageList>['items'][number];
export type DocumentState = ListedDocument['state'];

export const DOCUMENT_STATES = [
  'live',
  'draft',
  'scheduled',
  'off',
] as const satisfies readonly DocumentState[];

export function isDocumentState(value: unknown): value is DocumentState {
  return DOCUMENT_STATES.some((state) => state === value);
}

export type GroupName = keyof (typeof pagesWords)['cn'] & `group${string}`;

/** Kinds that are looked for together, in the order of the screen. */
export const GROUPS: readonly { name: GroupName; kinds: readonly DocumentKind[] }[] = [
  { name: 'groupPages', kinds: ['page'] },
  { name: 'groupZones', kinds: ['zone'] },
  { name: 'groupChrome', kinds: ['navbar', 'footer', 'suspend'] },
  { name: 'groupLook', kinds: ['theme', 'tabs', 'search'] },
  { name: 'groupForms', kinds: ['form'] },
];
