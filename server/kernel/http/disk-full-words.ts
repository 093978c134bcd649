/** What a call that could not write to a full disk answers: what happened, where, and how to mend it (ADR-661). */
import type { LocaleText } from '#schemas/page/text.ts';

export const DISK_FULL_TEXT: LocaleText = {
  cn: '服务器磁盘空间不足，这次的内容没有保存。请联系管理员清理服务器磁盘后再试一次',
  en: 'The server’s disk is full, so this was not saved. Try again once its administrator has freed disk space',
};
