/** Names of the tags of the training shops. */
import type { TagRow } from '#server/areas/catalogue/listing-store.ts';

export const TRAINING_TAGS: TagRow[] = [
  { id: 'required', title: { cn: '必修', en: 'Required' } },
  { id: 'onboarding', title: { cn: '新人入职', en: 'Onboarding' } },
  { id: 'compliance', title: { cn: '合规', en: 'Compliance' } },
  { id: 'sales', title: { cn: '销售', en: 'Sales' } },
  { id: 'management', title: { cn: '管理', en: 'Leading' } },
  { id: 'path', title: { cn: '学习路径', en: 'Paths' } },
  { id: 'live', title: { cn: '直播', en: 'Live' } },
];
