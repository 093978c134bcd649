/** What the lines of questions and exams say: each answer fits its question, each exam asks what is there. */
import type { ExamFault } from '#schemas/exam/import-report.ts';
import { OPTION_FIELDS, type ExamLine, type QuestionLine } from '#schemas/exam/tables.ts';
import { takenAt } from '#schemas/content/resource-type.ts';
import { faultAt } from '#server/kernel/table-fault.ts';
import { questionOf, textsOf } from './rows-of.ts';

export type PlacedLines<Line> = readonly (readonly [Line, number])[];

export function twice(table: ExamFault['table'], lines: PlacedLines<{ id: string }>): ExamFault[] {
  const ids = new Set<string>();
  return lines.flatMap(([{ id }, row]) => {
    if (!ids.has(id)) {
      ids.add(id);
      return [];
    }
    return [
      faultAt(
        { table, row, field: 'id' },
        'twice',
        [`编号 ${id} 出现了两次`, `The id ${id} is there twice`],
        ['换一个编号，或删去其中一行', 'Give one of them another id, or take it out'],
      ),
    ];
  });
}

/** What is wrong with the answer of a question; undefined where it fits. */
function unfit(line: QuestionLine): readonly [cn: string, en: string] | undefined {
  const { kind, answer = [] } = line;
  const options = questionOf(line).options.map(({ id }) => id);
  const isOption = (one: string) => options.includes(one);
  switch (kind) {
    case 'single':
      return answer.length === 1 && answer.every(isOption)
        ? undefined
        : ['单选题应有且只有一个正确选项', 'A question with one choice has exactly one right option'];
    case 'multi':
      return answer.length > 0 && answer.every(isOption) && new Set(answer).size === answer.length
        ? undefined
        : ['多选题的答案应为已有选项的字母', 'The answer names options that are there, each once'];
    case 'judge':
      return answer.length === 1 && (answer[0] === 'true' || answer[0] === 'false')
        ? undefined
        : ['判断题的答案为 true 或 false', 'The answer is true or false'];
    case 'blank':
      if (answer.length === 0) return ['填空题至少有一空', 'There is at least one gap'];
      // Else whoever leaves that gap empty is right.
      return textsOf(answer).every((texts) => !texts.includes(''))
        ? undefined
        : ['填空题每种可接受的写法都不能为空', 'No text that counts for a gap is empty'];
    case 'essay':
      return answer.length === 0 ? undefined : ['问答题没有标准答案', 'An essay has no right answer'];
  }
}

export function checkQuestions(lines: PlacedLines<QuestionLine>): ExamFault[] {
  const faults = lines.flatMap(([line, row]): ExamFault[] => {
    const isChosen = line.kind === 'single' || line.kind === 'multi';
    const count = questionOf(line).options.length;
    const wrong = unfit(line);
    return [
      ...(isChosen && count < 2
        ? [
            faultAt(
              { table: 'questions', row, field: OPTION_FIELDS.B },
              'options',
              ['选择题至少要有两个选项', 'A choice has two options at least'],
              ['填写 option_a、option_b', 'Fill in option_a and option_b'],
            ),
          ]
        : []),
      ...(wrong === undefined
        ? []
        : [
            faultAt({ table: 'questions', row, field: 'answer' }, 'answer', wrong, [
              '选项字母、true 或 false；填空题每空一项；问答题留空',
              'Letters of options, true or false, one entry for each gap, nothing for an essay',
            ]),
          ]),
    ];
  });
  return [...twice('questions', lines), ...faults];
}

/** A gap that takes several texts says which: `1/2` is two of them, `1\\/2` one. */
export function gapNotes(lines: PlacedLines<QuestionLine>): ExamFault[] {
  return lines.flatMap(([line, row]): ExamFault[] => {
    if (line.kind !== 'blank') return [];
    return textsOf(line.answer ?? []).flatMap((texts, index) =>
      texts.length < 2
        ? []
        : [
            faultAt(
              { table: 'questions', row, field: 'answer' },
              'several-texts',
              [
                `第 ${String(index + 1)} 空接受 ${String(texts.length)} 种写法：${texts.join('、')}`,
                `Gap ${String(index + 1)} accepts ${String(texts.length)} texts: ${texts.join(', ')}`,
              ],
              ['若是一个答案，把 / 写成 \\/', 'If it is one answer, write its / as \\/'],
            ),
          ],
    );
  });
}

/** An exam nobody can pass says so; `scores` by the id of each question. */
export function scoreNotes(lines: PlacedLines<ExamLine>, scores: ReadonlyMap<string, number>): ExamFault[] {
  return lines.flatMap(([{ pass_score: pass = 0, questions }, row]): ExamFault[] => {
    const total = questions.reduce((sum, one) => sum + (scores.get(one) ?? 0), 0);
    if (pass <= total) return [];
    return [
      faultAt(
        { table: 'exams', row, field: 'pass_score' },
        'above-total',
        [
          `没有人能及格：pass_score 是 ${String(pass)}，questions 一共 ${String(total)} 分`,
          `Nobody can pass: pass_score is ${String(pass)}, and the questions are worth ${String(total)} in all`,
        ],
        ['降低 pass_score，或提高题目的 score', 'Lower pass_score, or raise the score of questions'],
      ),
    ];
  });
}

interface KnownIds {
  /** Ids of questions that are there or come along. */
  questions: ReadonlySet<string>;
  /** Types of the goods exams are, by id. */
  types: ReadonlyMap<string, number>;
}

export function checkExams(lines: PlacedLines<ExamLine>, { questions, types }: KnownIds): ExamFault[] {
  const faults = lines.flatMap(([line, row]): ExamFault[] => {
    const { id, mode = 'exam', open, close, questions: questionIds } = line;
    const at = (field: string) => ({ table: 'exams' as const, row, field });
    const missing = questionIds.filter((one) => !questions.has(one));
    return [
      ...(takenAt(types.get(id) ?? 0) === mode
        ? []
        : [
            faultAt(
              at('id'),
              'no-good',
              [
                `没有编号为 ${id} 的${mode === 'exam' ? '考试' : '练习'}`,
                `There is no ${mode} ${id} among the goods`,
              ],
              [
                '先用 goods import 建立它：考试 type 27，练习 type 34',
                'Make it by goods import first: type 27 for an exam, 34 for a practice',
              ],
            ),
          ]),
      ...(missing.length === 0
        ? []
        : [
            faultAt(
              at('questions'),
              'unknown',
              [`没有题目 ${missing.join('、')}`, `There are no questions ${missing.join(', ')}`],
              ['写题库中已有的，或同时导入的题目编号', 'Name questions that are there, or that come along'],
            ),
          ]),
      ...(open !== undefined && close !== undefined && Date.parse(close) <= Date.parse(open)
        ? [
            faultAt(
              at('close'),
              'window',
              ['结束时间不晚于开始时间', 'It closes before it opens'],
              ['把 close 写得比 open 晚', 'Write a close later than open'],
            ),
          ]
        : []),
    ];
  });
  return [...twice('exams', lines), ...faults];
}
