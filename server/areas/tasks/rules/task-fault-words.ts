/** Why a task is refused, in words, and how to mend it (D86). */
import type { LocaleText } from '#schemas/page/text.ts';
import type { TaskFault } from '#schemas/task/task-file.ts';

interface FaultWords {
  message: LocaleText;
  hint: LocaleText;
}

export const TASK_FAULT_WORDS: Readonly<Record<TaskFault['reason'], FaultWords>> = {
  twice: {
    message: { cn: '编号重复', en: 'This id is there twice' },
    hint: { cn: '换一个编号', en: 'Give it another id' },
  },
  moment: {
    message: { cn: '截止时间无法识别', en: 'This is not a date and time' },
    hint: { cn: '例如 2026-12-01T20:00+08:00', en: 'Write it like 2026-12-01T20:00+08:00' },
  },
  goods: {
    message: { cn: '没有选择商品，或商品不存在', en: 'No product is chosen, or it does not exist' },
    hint: { cn: '选择店铺里的一个商品', en: 'Choose a product of the shop' },
  },
  person: {
    message: { cn: '店铺里没有这个人', en: 'Nobody in the shop has this phone number or id' },
    hint: {
      cn: '填写已注册的手机号，或学员编号',
      en: 'Enter the phone number or id of somebody who has an account',
    },
  },
  type: {
    message: { cn: '没有选择作答方式', en: 'No answer type is chosen' },
    hint: { cn: '选择文字、图片、音频或选择题', en: 'Choose text, image, audio or choice' },
  },
  options: {
    message: { cn: '选择题至少要有两个选项', en: 'A choice needs at least two options' },
    hint: { cn: '再添加一个选项', en: 'Add another option' },
  },
  nobody: {
    message: { cn: '没有指定任何人', en: 'Nobody is assigned' },
    hint: { cn: '添加学员、分组或部门', en: 'Add people, groups or departments' },
  },
};
