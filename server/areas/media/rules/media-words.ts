/** What a merchant is told of media that is not taken, and of what is taken but plays poorly: each with what to do. */
import type { LocaleText } from '#schemas/page/text.ts';
import { MEDIA_BYTES } from '../limits.ts';
import type { Kept, MediaRefusal, MediaWarning } from '../stored-media.ts';

interface Refusal {
  message: LocaleText;
  hint: LocaleText;
}

const GIGABYTES = String(MEDIA_BYTES / 1024 ** 3);

export const MEDIA_REFUSALS: Readonly<Record<MediaRefusal, Refusal>> = {
  empty: {
    message: { cn: '文件是空的（0 字节）', en: 'The file is empty (0 bytes)' },
    hint: { cn: '重新导出或下载', en: 'Export or download it again' },
  },
  'too-heavy': {
    message: { cn: `文件超过 ${GIGABYTES} GB`, en: `The file is larger than ${GIGABYTES} GB` },
    hint: { cn: '以较低的码率导出，或分成几课', en: 'Export it at a lower bitrate, or part it into lessons' },
  },
  'unknown-kind': {
    message: {
      cn: '这不是视频、音频、文档或字幕（按内容判断，与文件名无关）',
      en: 'This is no video, audio, document or captions, whatever its name says',
    },
    hint: {
      cn: '导出为 MP4、M4A、MP3、WebM、PDF、EPUB 或 WebVTT',
      en: 'Export it as MP4, M4A, MP3, WebM, PDF, EPUB or WebVTT',
    },
  },
  broken: {
    message: { cn: '文件已损坏或不完整', en: 'The file is damaged or incomplete' },
    hint: { cn: '重新导出，看它在播放器里能否播完', en: 'Export it again, and see that it plays to its end' },
  },
  'too-slow': {
    message: { cn: '处理用时过长，已放弃', en: 'Packaging it took too long and was given up' },
    hint: { cn: '稍后再试，或分成几课', en: 'Try again later, or part it into lessons' },
  },
};

function warningText({ seconds, aim }: MediaWarning): LocaleText {
  const [far, wanted] = [String(seconds), String(aim)];
  return {
    cn: `关键帧最远相隔 ${far} 秒，拖动会停顿，试看也会提前结束：导出时把关键帧间隔设为不超过 ${wanted} 秒`,
    en: `Key frames are up to ${far} seconds apart, so seeking is slow and a trial ends early: export it with one at least every ${wanted} seconds`,
  };
}

/** What became of a file, in words. */
export type MediaTold =
  | {
      ok: true;
      address: string;
      form: 'hls' | 'whole';
      /** What it is: played, read, or shown below a film. */
      medium: 'video' | 'audio' | 'document' | 'captions';
      /** 0 for what has no length, or is kept as it is. */
      seconds: number;
      warnings: LocaleText[];
    }
  | { ok: false; reason: MediaRefusal; message: LocaleText; hint: LocaleText };

export function tellKept(kept: Kept): MediaTold {
  if (!kept.ok) return { ...kept, ...MEDIA_REFUSALS[kept.reason] };
  const { form, medium, seconds } = kept.media;
  return { ok: true, address: kept.address, form, medium, seconds, warnings: kept.warnings.map(warningText) };
}
