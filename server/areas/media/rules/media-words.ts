/** What a merchant is told of media that is not taken, and of what is taken but plays poorly: each with what to do. */
import type { KeptMedia } from '#schemas/content/media-upload.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { MEDIA_BYTES, MEDIA_SECONDS } from '../limits.ts';
import type { KeepResult, MediaRefusal, MediaWarning, Refusal } from '../services/stored-media.ts';

interface RefusalWords {
  message: LocaleText;
  hint: LocaleText;
}

const GIGABYTES = String(MEDIA_BYTES / 1024 ** 3);

const HOURS = String(MEDIA_SECONDS / 3600);

export const MEDIA_REFUSALS: Readonly<Record<MediaRefusal, RefusalWords>> = {
  empty: {
    message: { cn: '文件是空的（0 字节）', en: 'The file is empty (0 bytes)' },
    hint: { cn: '重新导出或下载', en: 'Export or download it again' },
  },
  'too-heavy': {
    message: { cn: `文件超过 ${GIGABYTES} GB`, en: `The file is larger than ${GIGABYTES} GB` },
    hint: {
      cn: '以较低的码率导出，或分成几课',
      en: 'Export it at a lower bitrate, or split it into lessons',
    },
  },
  'unknown-kind': {
    message: {
      cn: '这不是视频、音频、文档或字幕（按内容判断，与文件名无关）',
      en: 'This is no video, audio, document or captions, whatever its name says',
    },
    hint: {
      cn: '导出为 MP4、M4A、MP3、WebM、PDF、EPUB、WebVTT 或 SRT',
      en: 'Export it as MP4, M4A, MP3, WebM, PDF, EPUB, WebVTT or SRT',
    },
  },
  broken: {
    message: { cn: '文件已损坏或不完整', en: 'The file is damaged or incomplete' },
    hint: { cn: '重新导出，看它在播放器里能否播完', en: 'Export it again, and see that it plays to its end' },
  },
  'too-slow': {
    message: { cn: '处理用时过长，已放弃', en: 'Packaging it took too long and was given up' },
    hint: { cn: '稍后再试，或分成几课', en: 'Try again later, or split it into lessons' },
  },
  'too-long': {
    message: { cn: `长度超过 ${HOURS} 小时`, en: `It is longer than ${HOURS} hours` },
    hint: { cn: '分成几课', en: 'Split it into several lessons' },
  },
  'no-converter': {
    message: {
      cn: '不是每个浏览器都能播放这种编码，而服务器上没有可以转换它的 ffmpeg',
      en: 'Not every browser plays this format, and this server has no ffmpeg to convert it with',
    },
    hint: {
      cn: '导出为 H.264 和 AAC 的 MP4；或在服务器上安装 ffmpeg（也可以用 FFMPEG_PATH 指定路径）后再导入，会自动转换',
      en: 'Export it as MP4 with H.264 and AAC. Or install ffmpeg on the server (FFMPEG_PATH may name it) and import again: it is then converted for you',
    },
  },
  'bad-captions': {
    message: { cn: '这个字幕文件读不懂', en: 'This captions file can’t be read' },
    hint: {
      cn: '改好这些行，或重新导出为 WebVTT 或 SRT',
      en: 'Correct these lines, or export it again as WebVTT or SRT',
    },
  },
};

const joinNames = (names: readonly string[]): LocaleText => ({ cn: names.join('、'), en: names.join(', ') });

/** Where it is known what the file is, or which lines of it are wrong, that is said first. */
export function refusalWords({ reason, names = [], faults = [] }: Refusal): RefusalWords {
  const { message, hint } = MEDIA_REFUSALS[reason];
  const lines = faults.map(({ line, message }) =>
    line === 0
      ? message
      : { cn: `第 ${String(line)} 行：${message.cn}`, en: `line ${String(line)}: ${message.en}` },
  );
  if (lines.length > 0)
    return {
      hint,
      message: { cn: lines.map(({ cn }) => cn).join('；'), en: lines.map(({ en }) => en).join('; ') },
    };
  if (names.length === 0) return { message, hint };
  const of = joinNames(names);
  const before = reason === 'no-converter' ? of : { cn: `这是 ${of.cn} 文件`, en: `This is ${of.en}` };
  return { hint, message: { cn: `${before.cn}：${message.cn}`, en: `${before.en}: ${message.en}` } };
}

function warningText(warning: MediaWarning): LocaleText {
  if (warning.kind === 'converting') {
    const of = joinNames(warning.codecs);
    return {
      cn: `不是每个浏览器都能播放 ${of.cn}：正在转换为 H.264 和 AAC，完成前学员看到“正在准备”`,
      en: `Not every browser plays ${of.en}: it is being converted to H.264 and AAC, and learners see “being prepared” until then`,
    };
  }
  const { seconds, aim } = warning;
  const [far, aimText] = [String(seconds), String(aim)];
  return {
    cn: `关键帧最远相隔 ${far} 秒，拖动会停顿，试看也会提前结束：导出时把关键帧间隔设为不超过 ${aimText} 秒`,
    en: `Key frames are up to ${far} seconds apart, so seeking is slow and a trial ends early: export it with one at least every ${aimText} seconds`,
  };
}

/** What became of a file, in words. */
export type MediaTold =
  | ({ ok: true } & KeptMedia)
  | { ok: false; reason: MediaRefusal; message: LocaleText; hint: LocaleText };

export function tellKept(keeping: KeepResult): MediaTold {
  if (!keeping.ok) return { ok: false, reason: keeping.reason, ...refusalWords(keeping) };
  const { form, medium, seconds } = keeping.media;
  return {
    ok: true,
    address: keeping.address,
    form,
    medium,
    seconds,
    warnings: keeping.warnings.map(warningText),
  };
}
