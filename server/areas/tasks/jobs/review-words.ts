/** What a learner is told of a reviewed answer, sentence by sentence. */
import { defineWords } from '#i18n/define-words.ts';

export const reviewWords = defineWords('task-review', {
  cn: {
    'reviewed.subject': '{{shop}}：作业已批改',
    reviewed: '【{{shop}}】您提交的作业《{{title}}》已批改。',
    'reviewed.url': '查看：{{url}}',
    'returned.subject': '{{shop}}：作业被退回',
    returned: '【{{shop}}】您提交的作业《{{title}}》被退回，请修改后重新提交。',
    'returned.url': '去修改：{{url}}',
    'reviewed.scored': '【{{shop}}】您提交的作业《{{title}}》已批改，得分{{score}}。',
    comment: '评语：{{comment}}。',
  },
  en: {
    'reviewed.subject': '{{shop}}: your task was reviewed',
    reviewed: '{{shop}}: your answer to “{{title}}” was reviewed.',
    'reviewed.url': ' See it: {{url}}',
    'returned.subject': '{{shop}}: please revise your answer',
    returned: '{{shop}}: your answer to “{{title}}” was sent back to be revised.',
    'returned.url': ' Revise it: {{url}}',
    'reviewed.scored': '{{shop}}: your answer to “{{title}}” was reviewed, score {{score}}.',
    comment: ' Comment: {{comment}}',
  },
});
