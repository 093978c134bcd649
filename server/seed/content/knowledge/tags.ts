/** Names of the tags the knowledge shop shows its readers: subjects first, then forms, then the editors' own picks. */
import type { TagRow } from '#server/areas/catalogue/listing-store.ts';
import { SUBJECTS } from './identity.ts';

export const TAGS: TagRow[] = [
  ...SUBJECTS.map(({ id, name }) => ({ id, title: name })),
  { id: 'read', title: { cn: '图文', en: 'Articles' } },
  { id: 'listen', title: { cn: '音频', en: 'Audio' } },
  { id: 'watch', title: { cn: '视频', en: 'Video' } },
  { id: 'live', title: { cn: '直播', en: 'Live' } },
  { id: 'series', title: { cn: '系列课', en: 'Series' } },
  { id: 'starter', title: { cn: '免费开始', en: 'Start free' } },
  { id: 'editors-pick', title: { cn: '编辑推荐', en: 'Editors’ picks' } },
];
