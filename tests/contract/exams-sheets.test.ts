/** Exams and banks of questions as spreadsheets in the browser: read with every fault by its line, and written as a workbook (D127). */
import { expect, it } from 'vitest';
import { withExams } from './exams-fixture.ts';

const exams = withExams();

const base64 = (text: string) => Buffer.from(text).toString('base64');
const read = async (...files: { name: string; base64: string }[]) =>
  (await exams.ask('exams.sheets.read', { files })).data;

it('D127: a workbook of all exams is read back as it was, and a file that names no table is questions', async () => {
  const { base64: bytes } = (await exams.ask('exams.workbook.get', { of: 'exams' })).data;
  const { tables, faults } = await read({ name: 'exams.xlsx', base64: bytes });
  expect(faults).toEqual([]);
  expect(Object.keys(tables)).toEqual(['questions', 'exams', 'quizzes']);
  expect((await exams.ask('exams.import', { tables, is_trial: true })).data.changes).toEqual([]);
  const csv = 'id,kind,stem,option_a,option_b,answer\nsheet_q,单选,一加一？,1,2,B\n';
  const mine = await read({ name: 'my questions.csv', base64: base64(csv) });
  const { changes } = (await exams.ask('exams.import', { tables: mine.tables, is_trial: true })).data;
  expect(changes).toMatchObject([{ change: 'added', table: 'questions', id: 'sheet_q' }]);
  expect((await exams.ask('exams.import', { tables: mine.tables })).code).toBe(0);
  const { tables: storedTables } = (await exams.ask('exams.export')).data;
  expect(storedTables.questions).toContainEqual(expect.objectContaining({ id: 'sheet_q', answer: ['B'] }));
});

it('D126: a wrong cell, and an example of the template, are named with their line in the language of who asks', async () => {
  const csv = 'id,kind,stem,score\nq_one,essay,Why?,many\nexample_choice,essay,Why?,5\n';
  const files = [{ name: 'questions.csv', base64: base64(csv) }];
  const english = await read(...files);
  expect(english.faults.map(({ place }: { place: string }) => place)).toContain('row 3');
  const chinese = await exams.ask('exams.sheets.read', { files }, 'zh-CN');
  expect(chinese.data.places.questions).toEqual(['questions.csv · 第 2 行', 'questions.csv · 第 3 行']);
  expect(chinese.data.faults.map(({ place }: { place: string }) => place)).toContain('第 3 行');
});

it('D127: a template has a sheet for each table, and none of its examples comes in', async () => {
  const { base64: bytes } = (await exams.ask('exams.workbook.get', { of: 'template' })).data;
  const { tables, faults } = await read({ name: 'exams-template.xlsx', base64: bytes });
  expect(Object.keys(tables)).toEqual(['questions', 'exams', 'quizzes']);
  expect(faults).toHaveLength(5);
});
