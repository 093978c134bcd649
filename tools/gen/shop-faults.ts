/** Says what is wrong in the demo shops' files: for whoever writes them, before a start reads them without a doubt. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { EXAM_TABLES } from '#schemas/exam/tables.ts';
import { TABLE_NAMES, TABLE_SCHEMAS } from '#schemas/goods-table/tables.ts';
import { readDocumentFiles } from '#server/areas/pages/store/document-folder.ts';
import { TEXTS } from '#demo/goods-tables.ts';
import { timesFrom, type TimeUnit } from '#demo/moments.ts';
import { PICTURES } from '#demo/pictures.ts';
import {
  CommentsFile,
  CountsFile,
  EntitlementsFile,
  GroupsFile,
  CertificatesFile,
  LearningFile,
  RatingsFile,
  StudyDaysFile,
  LiveFile,
  TasksFile,
  ZonePasswordsFile,
} from '#demo/row-files.ts';
import { PeopleFile, ShopFile } from '#demo/shop-files.ts';

/** Tables as merchants write them: their times are texts. */
const TABLE_FILES: Readonly<Record<string, TSchema>> = Object.fromEntries(
  TABLE_NAMES.map((name) => [`${name}.json`, Type.Array(TABLE_SCHEMAS[name])]),
);

/** Beside the documents; only shop.json has to be there. */
const FILES: Readonly<Record<string, TSchema>> = {
  'shop.json': ShopFile,
  ...TABLE_FILES,
  'counts.json': CountsFile,
  'questions.json': Type.Array(EXAM_TABLES.questions),
  'exams.json': Type.Array(EXAM_TABLES.exams),
  'quizzes.json': Type.Array(EXAM_TABLES.quizzes),
  'comments.json': CommentsFile,
  'ratings.json': RatingsFile,
  'certificates.json': CertificatesFile,
  'learning.json': LearningFile,
  'study-days.json': StudyDaysFile,
  'tasks.json': TasksFile,
  'live.json': LiveFile,
  'entitlements.json': EntitlementsFile,
  'groups.json': GroupsFile,
  'zone-passwords.json': ZonePasswordsFile,
};

/** A document has no schema here: the demo shops' test judges it as a merchant's. */
function faultsOfFile(path: string, schema?: TSchema, unit: TimeUnit = 'seconds'): string[] {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'), timesFrom(Date.now(), unit));
    if (schema === undefined) return [];
    return Errors(schema, value).map(({ instancePath, message }) => `${path}${instancePath} ${message}`);
  } catch (error) {
    return [`${path} ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** A name written wrong is a part of the shop that is missing. */
function unreadFiles(dir: string, documents: readonly string[]): string[] {
  const read = new Set([
    PICTURES,
    TEXTS,
    ...Object.keys(FILES),
    ...documents.map((file) => file.split('/')[0]),
  ]);
  return readdirSync(dir).filter((name) => !read.has(name));
}

function faultsOfShop(dir: string): string[] {
  const files = Object.entries(FILES).filter(([name]) => name === 'shop.json' || existsSync(join(dir, name)));
  const documents = readDocumentFiles(dir).map(({ file }) => file);
  return [
    ...unreadFiles(dir, documents).map((name) => `${join(dir, name)} is read by nothing`),
    ...files.flatMap(([name, schema]) =>
      faultsOfFile(join(dir, name), schema, name in TABLE_FILES ? 'text' : 'seconds'),
    ),
    ...documents.flatMap((file) => faultsOfFile(join(dir, file))),
  ];
}

/** What is wrong in the folders of these shops and in what they share, each a line with the place of it. */
export function faultsOfShops(folder: string, labels: readonly string[]): string[] {
  return [
    ...faultsOfFile(join(folder, 'people.json'), PeopleFile),
    ...labels.flatMap((label) => faultsOfShop(join(folder, label))),
  ];
}
