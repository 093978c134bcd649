/** What the fields of a task are called where two people changed one. */
import type { WordKeys } from '#i18n/words.ts';
import type { taskWords } from './words.ts';

export const FIELD_LABELS: Readonly<Record<string, WordKeys<typeof taskWords>>> = {
  title: 'title',
  kind: 'kind',
  type: 'type',
  stem: 'stem',
  options: 'options',
  is_multiple: 'isMultiple',
  due: 'due',
  allows_late: 'allowsLate',
  goods_id: 'good',
  audience: 'audience',
  people: 'people',
  groups: 'groups',
  departments: 'departments',
  is_off: 'isOff',
};
