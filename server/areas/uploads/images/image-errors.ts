/** What a merchant is told of a file that is not taken, and what to do instead. */
import type { LocaleText } from '#schemas/page/text.ts';
import type { ImageRefusal } from '../store/image-rows.ts';

/** A picture of a kind browsers do not show, or we do not read. */
const notTaken = (name: string): LocaleText => ({
  cn: `不接受 ${name} 图片。请导出为 JPG、PNG 或 WebP`,
  en: `${name} pictures aren’t accepted. Export it as JPG, PNG or WebP`,
});

export const REFUSAL_TEXTS: Readonly<Record<ImageRefusal, LocaleText>> = {
  empty: {
    cn: '图片是空的（0 字节），请重新导出或下载',
    en: 'The picture is empty (0 bytes). Export or download it again',
  },
  'too-heavy': {
    cn: '图片超过 5 MB，请压缩后再上传',
    en: 'The picture is larger than 5 MB. Save it smaller and upload it again',
  },
  svg: {
    cn: '不接受 SVG：它可以携带脚本。请导出为 PNG 或 WebP',
    en: 'SVG isn’t accepted because it can contain scripts. Export it as PNG or WebP',
  },
  heic: {
    cn: '不接受 HEIC 图片（iPhone 的“高效”格式）。请导出为 JPG，或在 iPhone 的“设置 > 相机 > 格式”里选“兼容性最佳”',
    en: 'HEIC pictures (the iPhone’s High Efficiency format) aren’t accepted. Export it as JPG, or choose Settings > Camera > Formats > Most Compatible on the iPhone',
  },
  bmp: notTaken('BMP'),
  tiff: notTaken('TIFF'),
  psd: notTaken('Photoshop (PSD)'),
  ico: notTaken('ICO'),
  jxl: notTaken('JPEG XL'),
  jp2: notTaken('JPEG 2000'),
  'no-picture': {
    cn: '这不是 JPG、PNG、WebP、GIF 或 AVIF 图片（按内容判断，与文件名无关）',
    en: 'This isn’t a JPG, PNG, WebP, GIF or AVIF picture, whatever its name says',
  },
  'too-many-pixels': {
    cn: '图片超过 4000 万像素（动图按所有帧合计）或某边超过 16000 像素，请缩小后再上传',
    en: 'The picture has more than 40 million pixels (all frames together) or a side above 16,000. Make it smaller',
  },
  broken: {
    cn: '图片已损坏或不完整，请重新导出',
    en: 'The picture is damaged or incomplete. Export it again',
  },
  quota: {
    cn: '今天处理的图片已达上限，请明天再试',
    en: 'You’ve reached today’s limit for pictures. Try again tomorrow',
  },
  busy: {
    cn: '正在处理的图片太多，请稍后再试',
    en: 'Too many pictures are being processed. Try again in a moment',
  },
};
