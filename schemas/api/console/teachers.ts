/** Teachers of the shop for its merchant: listed, and one read and saved by a form (D138, D127). */
import { Type } from 'typebox';
import { GoodsId } from '../../content/goods-id.ts';
import type { TeacherLine } from '../../goods-table/tables.ts';
import { defineConsoleCall, LIST_INPUT, PartSchema, sortInput, sortsBy } from './define-console-call.ts';
import { ItemChangeSchema, SavedSchema, VersionSchema } from './save.ts';

/** Saved by the rules of the import, where goods and teachers name each other. */
const SAVING_AREA = 'goods-transfer';

/** Orders of this list, its own first. */
export const TEACHER_SORTS = sortsBy('name', '-goods_count');
export type TeacherSort = (typeof TEACHER_SORTS)[number];

const MerchantTeacherSchema = Type.Object({
  id: Type.String(),
  /** In the language of who asks, as the title. */
  name: Type.String(),
  title: Type.String(),
  /** Address of a picture; empty for none. */
  portrait: Type.String(),
  /** How many goods name the teacher. */
  goods_count: Type.Integer(),
});

export const consoleTeachersList = defineConsoleCall({
  name: 'console.teachers.list',
  area: 'catalogue',
  scope: 'goods.read',
  writes: false,
  summary:
    'Teachers of the shop by their names; or by how many goods name them. `q` is looked for in id and name.',
  input: { ...LIST_INPUT, ...sortInput(TEACHER_SORTS) },
  data: PartSchema(MerchantTeacherSchema),
});

/** One teacher as a form has them: the row of the table `teachers`. */
export type TeacherItem = Omit<TeacherLine, 'id'>;
/** As it is stored: one the import would refuse today is still read, so that it can be mended. */
const TeacherItemSchema = Type.Unsafe<TeacherItem>(Type.Object({}, { additionalProperties: true }));

export const consoleTeachersGet = defineConsoleCall({
  name: 'console.teachers.get',
  area: SAVING_AREA,
  scope: 'goods.write',
  writes: false,
  summary: 'One teacher as a form has them.',
  input: { id: GoodsId },
  data: Type.Object({ item: TeacherItemSchema, version: VersionSchema }),
});

export const consoleTeachersSave = defineConsoleCall({
  name: 'console.teachers.save',
  area: SAVING_AREA,
  scope: 'goods.write',
  writes: true,
  summary:
    'Changes the fields of a teacher that are named, by the rules of the import; null empties a field. Without `id` it is a new teacher. 40000 with `faults` by pointer into the item; 40900 with `yours` and `theirs` where `version` is not what is stored.',
  input: { id: Type.Optional(GoodsId), version: Type.Optional(VersionSchema), item: ItemChangeSchema },
  data: SavedSchema,
  codes: ['state-conflict'],
});
