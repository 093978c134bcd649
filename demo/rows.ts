/** Rows of a demo shop as its stores keep them: what its files leave out is ordinary. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static } from 'typebox';
import type { ExamLine, ExamTables, QuestionLine, QuizLine } from '#schemas/exam/tables.ts';
import type { CommentRow } from '#server/areas/comments/store/comment-rows.ts';
import type {
  DemoCertificate,
  DemoDoors,
  DemoRatings,
  DemoRecord,
  DemoRight,
  DemoRoom,
  DemoStudyDay,
  DemoTask,
} from './demo-shop.ts';
import { timesFrom } from './moments.ts';
import type {
  CommentsFile,
  EntitlementsFile,
  GroupsFile,
  CertificatesFile,
  LearningFile,
  LiveFile,
  RatingsFile,
  StudyDaysFile,
  TasksFile,
  ZonePasswordsFile,
} from './row-files.ts';

/** Text of a file of rows; of one that is not there, that there are none. */
function textOf(dir: string, file: string): string {
  const path = join(dir, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '[]';
}

const ORDINARY_COMMENT = {
  parent_id: null,
  avatar: '',
  is_teacher: false,
  images: [],
  post_kind: null,
  is_essence: false,
  pinned_at: null,
  state: 'shown',
} as const satisfies Partial<CommentRow>;

export function readComments(dir: string, now: number): CommentRow[] {
  const times = timesFrom(now, 'milliseconds');
  const rows: Static<typeof CommentsFile> = JSON.parse(textOf(dir, 'comments.json'), times);
  return rows.map((row) => ({ ...ORDINARY_COMMENT, ...row }));
}

export function readRatings(dir: string): DemoRatings[] {
  const rows: Static<typeof RatingsFile> = JSON.parse(textOf(dir, 'ratings.json'));
  return rows;
}

export function readLearning(dir: string, now: number): DemoRecord[] {
  const times = timesFrom(now, 'milliseconds');
  const rows: Static<typeof LearningFile> = JSON.parse(textOf(dir, 'learning.json'), times);
  return rows.map((row) => ({ product_id: '', finished_at: null, ...row }));
}

export function readCertificates(dir: string, now: number): DemoCertificate[] {
  const rows: Static<typeof CertificatesFile> = JSON.parse(
    textOf(dir, 'certificates.json'),
    timesFrom(now, 'milliseconds'),
  );
  return rows;
}

export function readStudyDays(dir: string, now: number): DemoStudyDay[] {
  const times = timesFrom(now, 'milliseconds');
  const rows: Static<typeof StudyDaysFile> = JSON.parse(textOf(dir, 'study-days.json'), times);
  return rows.map((row) => ({ product_id: '', ...row }));
}

export function readTasks(dir: string, now: number): DemoTask[] {
  const rows: Static<typeof TasksFile> = JSON.parse(
    textOf(dir, 'tasks.json'),
    timesFrom(now, 'milliseconds'),
  );
  return rows.map(({ due, answers = [], ...task }) => ({ task, dueAt: due ?? null, answers }));
}

const ORDINARY_ROOM = { seconds: 0, view_count: 0, slow_seconds: 2 } as const;

export function readLive(dir: string, now: number): DemoRoom[] {
  const rows: Static<typeof LiveFile> = JSON.parse(textOf(dir, 'live.json'), timesFrom(now, 'milliseconds'));
  return rows.map(({ started = null, ...row }) => ({ ...ORDINARY_ROOM, ...row, startedAt: started }));
}

export function readEntitlements(dir: string, now: number): DemoRight[] {
  const times = timesFrom(now, 'milliseconds');
  const rows: Static<typeof EntitlementsFile> = JSON.parse(textOf(dir, 'entitlements.json'), times);
  return rows.map((row) => ({ order_id: '', to: null, revoked_at: null, ...row }));
}

export function readExams(dir: string): ExamTables {
  const questions: QuestionLine[] = JSON.parse(textOf(dir, 'questions.json'));
  const exams: ExamLine[] = JSON.parse(textOf(dir, 'exams.json'));
  const quizzes: QuizLine[] = JSON.parse(textOf(dir, 'quizzes.json'));
  return { questions, exams, quizzes };
}

export function readDoors(dir: string): DemoDoors {
  const groups: Static<typeof GroupsFile> = JSON.parse(textOf(dir, 'groups.json'));
  const passwords: Static<typeof ZonePasswordsFile> = JSON.parse(textOf(dir, 'zone-passwords.json'));
  return { groups, passwords };
}
