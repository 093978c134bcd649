/** Learning records: where to go on, the week, a goal, what was studied by kind, and statistics (M24, D82). */
import { Type } from 'typebox';
import { certificateListGet } from '#schemas/api/certificates/certificates.ts';
import { learnGoalGet, learnGoalSave } from '#schemas/api/learning/goals.ts';
import { learnNextGet, learnRecordsGet, learnStatsGet } from '#schemas/api/learning/records.ts';
import { RECORD_PARTS } from '#schemas/learning/record-tabs.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';

export const definition = defineRenderer({
  kind: 'learning-records',
  family: 'study',
  title: { cn: '学习记录', en: 'Learning records' },
  description: {
    cn: '继续学习、本周时长、学习目标、按类型的记录、学习统计和证书',
    en: 'Where to go on, the week, a goal, records by kind, statistics and certificates',
  },
  offers: 'screen',
  uses: ['learning'],
  hydrate: 'load',
  actions: {
    next: { endpoint: learnNextGet },
    list: { endpoint: learnRecordsGet },
    statistics: { endpoint: learnStatsGet },
    certificates: { endpoint: certificateListGet },
    goal: { endpoint: learnGoalGet },
    save: { endpoint: learnGoalSave },
  },
  intents: ['message.ask', 'message.toast'],
  props: Type.Object({ tab: ChoiceSchema(RECORD_PARTS) }, { additionalProperties: false }),
});
