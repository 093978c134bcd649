/** What a merchant is told of media they brought (ADR-303). */
import { describe, expect, it } from 'vitest';
import { buildFilm, buildWhole } from '../../../../tests/support/build-media.ts';
import type { KeepResult, MediaRefusal } from '../services/stored-media.ts';
import { tellKept } from './media-words.ts';

describe('media that is not taken', () => {
  const ROWS: readonly (readonly [MediaRefusal, Record<'message' | 'hint', { cn: string; en: string }>])[] = [
    [
      'empty',
      {
        message: { cn: '文件是空的（0 字节）', en: 'The file is empty (0 bytes)' },
        hint: { cn: '重新导出或下载', en: 'Export or download it again' },
      },
    ],
    [
      'too-heavy',
      {
        message: { cn: '文件超过 8 GB', en: 'The file is larger than 8 GB' },
        hint: {
          cn: '以较低的码率导出，或分成几课',
          en: 'Export it at a lower bitrate, or split it into lessons',
        },
      },
    ],
    [
      'unknown-kind',
      {
        message: {
          cn: '这不是视频、音频、文档或字幕（按内容判断，与文件名无关）',
          en: 'This is no video, audio, document or captions, whatever its name says',
        },
        hint: {
          cn: '导出为 MP4、M4A、MP3、WebM、PDF、EPUB、WebVTT 或 SRT',
          en: 'Export it as MP4, M4A, MP3, WebM, PDF, EPUB, WebVTT or SRT',
        },
      },
    ],
    [
      'broken',
      {
        message: { cn: '文件已损坏或不完整', en: 'The file is damaged or incomplete' },
        hint: {
          cn: '重新导出，看它在播放器里能否播完',
          en: 'Export it again, and see that it plays to its end',
        },
      },
    ],
    [
      'too-slow',
      {
        message: { cn: '处理用时过长，已放弃', en: 'Packaging it took too long and was given up' },
        hint: { cn: '稍后再试，或分成几课', en: 'Try again later, or split it into lessons' },
      },
    ],
  ];
  it.each(ROWS)('ADR-303: "%s" is reported with what to do', (reason, words) => {
    expect(tellKept({ ok: false, reason })).toEqual({ ok: false, reason, ...words });
  });
});

describe('media that is refused by its name', () => {
  it('D128: a codec that nothing converts here is named, with both ways out', () => {
    const notice = tellKept({ ok: false, reason: 'no-converter', names: ['HEVC (H.265)', 'PCM'] });
    expect(notice).toMatchObject({
      reason: 'no-converter',
      message: {
        cn: expect.stringMatching(/^HEVC \(H\.265\)、PCM：/),
        en: expect.stringMatching(/^HEVC \(H\.265\), PCM: Not every browser/),
      },
      hint: { en: expect.stringContaining('FFMPEG_PATH') },
    });
  });

  it('D128: a file of another kind is named', () => {
    const notice = tellKept({ ok: false, reason: 'unknown-kind', names: ['HEIC'] });
    expect(notice).toMatchObject({
      message: {
        cn: expect.stringMatching(/^这是 HEIC 文件：/),
        en: expect.stringMatching(/^This is HEIC:/),
      },
    });
  });

  it('ADR-467: captions are refused line by line', () => {
    const faults = [{ line: 7, message: { cn: '看不懂', en: 'can’t be read' } }];
    expect(tellKept({ ok: false, reason: 'bad-captions', faults })).toMatchObject({
      message: { cn: '第 7 行：看不懂', en: 'line 7: can’t be read' },
    });
  });
});

describe('media that is taken', () => {
  it('D128: a film that is converted first says so, with its codecs', () => {
    const media = { form: 'converting', medium: 'video', seconds: 12 } as const;
    const warnings = [{ kind: 'converting', codecs: ['HEVC (H.265)'] } as const];
    expect(tellKept({ ok: true, media, address: 'media:film', warnings })).toMatchObject({
      form: 'converting',
      seconds: 12,
      warnings: [{ en: expect.stringContaining('HEVC (H.265)'), cn: expect.stringContaining('正在转换') }],
    });
  });

  const film: KeepResult = { ok: true, media: buildFilm([4, 4]), address: 'media:film', warnings: [] };

  it('ADR-303: has the address a good names it by, its form and its length, and no key', () => {
    expect(tellKept(film)).toEqual({
      ok: true,
      address: 'media:film',
      form: 'hls',
      medium: 'video',
      seconds: 8,
      warnings: [],
    });
    const media = buildWhole('document', 'whole.pdf');
    expect(tellKept({ ...film, media })).toMatchObject({ form: 'whole', medium: 'document', seconds: 0 });
  });

  it('ADR-303: a film whose key frames are far apart is taken with a warning', () => {
    const notice = tellKept({ ...film, warnings: [{ kind: 'far-key-frames', seconds: 12, aim: 4 }] });
    expect(notice).toMatchObject({
      ok: true,
      warnings: [
        {
          cn: '关键帧最远相隔 12 秒，拖动会停顿，试看也会提前结束：导出时把关键帧间隔设为不超过 4 秒',
          en: 'Key frames are up to 12 seconds apart, so seeking is slow and a trial ends early: export it with one at least every 4 seconds',
        },
      ],
    });
  });
});
