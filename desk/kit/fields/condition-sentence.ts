/** A condition as a sentence, so that it is read and not decoded. */
import { formatMoment } from '#i18n/format-moment.ts';
import type { Locale } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';
import type { PropRow } from '#schemas/page/describe-props.ts';
import { conditionWords } from './condition-words.ts';

/** The name a choice gives its value. */
function nameIn(rows: readonly PropRow[], name: string, value: unknown, locale: Locale): string {
  const row = rows.find((one) => one.name === name);
  return row?.names?.[row.options.indexOf(value)]?.[locale] ?? '';
}

/** @param rows the fields of the condition, whose names of choices it says */
export function conditionSentence(when: unknown, rows: readonly PropRow[], locale: Locale): string {
  const t = conditionWords.in(locale);
  if (!isObject(when)) return t('always');
  const { login, svip, bought, from: start, to: end, locale: language, can } = when;
  const parts = [
    login === 'in' ? t('in') : login === 'out' ? t('out') : '',
    svip === true ? t('svip') : svip === false ? t('others') : '',
    Array.isArray(bought) ? t('bought', { count: bought.length }) : '',
    language === 'cn' ? t('localeCn') : language === 'en' ? t('localeEn') : '',
    typeof start === 'number' ? t('since', { moment: formatMoment(start, locale) }) : '',
    typeof end === 'number' ? t('until', { moment: formatMoment(end, locale) }) : '',
    can === undefined ? '' : t('can', { feature: nameIn(rows, 'can', can, locale) }),
  ].filter((part) => part !== '');
  return parts.length === 0 ? t('always') : t('shownTo', { parts: parts.join(t('and')) });
}
