/** Learning records: where to go on, the week, a goal, what was studied by kind, and statistics (M24, D82). */
import { Type } from 'typebox';
import { certificateListGet } from '#schemas/api/certificates/certificate.list.get.ts';
import { learnGoalGet } from '#schemas/api/learning/learn.goal.get.ts';
import { learnGoalSave } from '#schemas/api/learning/learn.goal.save.ts';
import { learnNextGet } from '#schemas/api/learning/learn.next.get.ts';
import { learnRecordsGet } from '#schemas/api/learning/learn.records.get.ts';
import { learnStatsGet } from '#schemas/api/learning/learn.stats.get.ts';
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
