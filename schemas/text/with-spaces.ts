/** How names in Latin letters stand among Chinese words. */

/** `绑定QQ账号` becomes `绑定 QQ 账号`; other texts stay as they are. */
export const withSpaces = (text: string): string =>
  text.replace(/(\p{sc=Han})(?=[A-Za-z])/gu, '$1 ').replace(/([A-Za-z])(?=\p{sc=Han})/gu, '$1 ');
