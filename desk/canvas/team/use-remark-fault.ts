/** Why a remark was not saved or opened again, in words; empty where nothing went wrong. */
import { isObject } from '#schemas/page/json.ts';
import type { Refusal } from '#desk/kit/calls/use-console.ts';
import { useWords } from '#i18n/use-words.ts';
import { teamWords } from './words.ts';

export function useRemarkFault(error: Refusal | null): string {
  const t = useWords(teamWords);
  const detail = error?.answer.detail;
  const isFull = isObject(detail) && detail['reason'] === 'too-many';
  return isFull ? t('tooMany') : (error?.message ?? '');
}
