/** What a message with a code says. */
import type { Locale } from '#schemas/locale.ts';

export interface CodeWords {
  shop: string;
  code: string;
  minutes: number;
}

const TEXT: Record<Locale, (words: CodeWords) => string> = {
  cn: ({ shop, code, minutes }) =>
    `【${shop}】验证码 ${code}，${String(minutes)} 分钟内有效。请勿告诉任何人；如非本人操作，请忽略。`,
  en: ({ shop, code, minutes }) =>
    `${shop}: your code is ${code}. It expires in ${String(minutes)} minutes. Don’t share it with anyone. If you didn’t request it, ignore this message.`,
};

const SUBJECT: Record<Locale, (shop: string) => string> = {
  cn: (shop) => `${shop} 验证码`,
  en: (shop) => `Your code for ${shop}`,
};

export function codeText(locale: Locale, words: CodeWords): string {
  return TEXT[locale](words);
}

export function codeSubject(locale: Locale, shop: string): string {
  return SUBJECT[locale](shop);
}
