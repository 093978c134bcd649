/** Study rules of the shop, and what learners report about lessons that do not play (D94). */
import { Type } from 'typebox';
import { PlayReportSchema } from '../../learning/play-feedback.ts';
import { StudyRulesSchema } from '../../shop/study-rules.ts';
import { defineConsoleCall, PartSchema } from './define-console-call.ts';

const AREA = 'learning';
const RulesSchema = Type.Object({ rules: StudyRulesSchema });

export const consoleStudyRulesGet = defineConsoleCall({
  name: 'console.study_rules.get',
  area: AREA,
  scope: 'teaching',
  writes: false,
  summary:
    'The study rules of the shop: marquee, hidden pages, seeking, and when a lesson counts as finished.',
  input: {},
  data: RulesSchema,
});

export const consoleStudyRulesSave = defineConsoleCall({
  name: 'console.study_rules.save',
  area: AREA,
  scope: 'teaching',
  writes: true,
  summary: 'Changes the study rules that are named; lessons follow at once.',
  input: RulesSchema.properties,
  data: RulesSchema,
});

export const consoleFeedbackList = defineConsoleCall({
  name: 'console.feedback.list',
  area: AREA,
  scope: 'messages',
  writes: false,
  summary: 'What learners report about lessons that do not play, the newest first.',
  input: {},
  data: PartSchema(PlayReportSchema),
});
