/** The tabs of the knowledge shop's detail pages where they differ from the usual ones (D39). */
import type { TabSet } from '#schemas/shop/tab-set.ts';
import type { DemoDocument } from '../documents.ts';

const TABS: TabSet = {
  types: {
    '50': [
      { key: 'summary', title: { cn: '课程介绍', en: 'About' } },
      { key: 'catalogue', title: { cn: '课程目录', en: 'Lessons' } },
      { key: 'comments' },
      { key: 'interaction' },
      { key: 'notice', title: { cn: '购前须知', en: 'Before you buy' } },
    ],
  },
};

export function tabs(): DemoDocument {
  return { kind: 'tabs', id: 'main', body: TABS };
}
