/** What has to be read anew once a comment was changed. */
import { consoleCommentsList } from '#schemas/api/console/comments.ts';
import { consoleTodayGet } from '#schemas/api/console/today.ts';

export const COMMENT_CALLS = [consoleCommentsList, consoleTodayGet];
