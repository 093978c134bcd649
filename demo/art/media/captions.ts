/** What is said in the trial lesson, in both languages, as WebVTT. */
import type { Locale } from '#schemas/locale.ts';

interface Line {
  from: number;
  to: number;
  cn: string;
  en: string;
}

export const LINES: readonly Line[] = [
  { from: 0.4, to: 3.6, cn: '一扇窗，三种光。', en: 'One window, three kinds of light.' },
  {
    from: 3.8,
    to: 8,
    cn: '窗在你身后：正面光，什么都看得清，但有点平。',
    en: 'The window behind you: front light. Everything is clear, and a little flat.',
  },
  { from: 8.2, to: 9.8, cn: '花瓶不动，你往右走四分之一圈。', en: 'Leave the vase. Walk a quarter turn.' },
  {
    from: 10,
    to: 15,
    cn: '窗在左边：侧光，影子变长，瓶身立起来了。',
    en: 'The window on the left: side light. Shadows grow and the vase turns round.',
  },
  {
    from: 15.4,
    to: 19.4,
    cn: '窗在花瓶后面：逆光，只剩轮廓和一道金边。',
    en: 'The window behind the vase: back light. An outline, and a rim of gold.',
  },
  {
    from: 19.6,
    to: 23.6,
    cn: '今晚的作业：同一件东西，拍三张。',
    en: 'Tonight: photograph one thing three times.',
  },
];

export function stamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - minutes * 60).toFixed(3).padStart(6, '0');
  return `00:${String(minutes).padStart(2, '0')}:${rest}`;
}

/** @param pace how many times as long as drawn the film is */
export function captions(locale: Locale, pace = 1): string {
  const cues = LINES.map(
    (line, index) =>
      `${index + 1}\n${stamp(line.from * pace)} --> ${stamp(line.to * pace)}\n${line[locale]}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}
