/** Formats of files people bring, each with its name for people, its usual ending and its media type. */

export type FileFamily = 'video' | 'audio' | 'picture' | 'document' | 'archive';

export interface FileFormat {
  family: FileFamily;
  /** As people call it. */
  name: string;
  ending: string;
  type: string;
  /** The demuxer of ffmpeg that reads it; absent where none is used. */
  demuxer?: string;
}

const of =
  (family: FileFamily) =>
  (name: string, ending: string, type: string, demuxer?: string): FileFormat => ({
    family,
    name,
    ending,
    type,
    ...(demuxer === undefined ? {} : { demuxer }),
  });
const video = of('video');
const audio = of('audio');
const picture = of('picture');
const document = of('document');
const archive = of('archive');

export const FORMATS = {
  mp4: video('MP4', 'mp4', 'video/mp4', 'mov'),
  mov: video('QuickTime (MOV)', 'mov', 'video/quicktime', 'mov'),
  matroska: video('Matroska (MKV)', 'mkv', 'video/x-matroska', 'matroska'),
  webm: video('WebM', 'webm', 'video/webm', 'matroska'),
  mpegTs: video('MPEG-TS', 'ts', 'video/mp2t', 'mpegts'),
  mpegPs: video('MPEG-PS', 'mpg', 'video/mpeg', 'mpeg'),
  avi: video('AVI', 'avi', 'video/x-msvideo', 'avi'),
  flv: video('Flash Video (FLV)', 'flv', 'video/x-flv', 'flv'),
  asf: video('Windows Media (WMV)', 'wmv', 'video/x-ms-wmv', 'asf'),
  ogv: video('Ogg Theora', 'ogv', 'video/ogg', 'ogg'),
  m4a: audio('M4A', 'm4a', 'audio/mp4', 'mov'),
  mp3: audio('MP3', 'mp3', 'audio/mpeg', 'mp3'),
  adts: audio('AAC', 'aac', 'audio/aac', 'aac'),
  flac: audio('FLAC', 'flac', 'audio/flac', 'flac'),
  wav: audio('WAV', 'wav', 'audio/wav', 'wav'),
  ogg: audio('Ogg', 'ogg', 'audio/ogg', 'ogg'),
  aiff: audio('AIFF', 'aiff', 'audio/aiff', 'aiff'),
  amr: audio('AMR', 'amr', 'audio/amr', 'amr'),
  caf: audio('CAF', 'caf', 'audio/x-caf', 'caf'),
  png: picture('PNG', 'png', 'image/png'),
  jpeg: picture('JPEG', 'jpg', 'image/jpeg'),
  gif: picture('GIF', 'gif', 'image/gif'),
  webp: picture('WebP', 'webp', 'image/webp'),
  avif: picture('AVIF', 'avif', 'image/avif'),
  heic: picture('HEIC', 'heic', 'image/heic'),
  bmp: picture('BMP', 'bmp', 'image/bmp'),
  tiff: picture('TIFF', 'tiff', 'image/tiff'),
  svg: picture('SVG', 'svg', 'image/svg+xml'),
  ico: picture('ICO', 'ico', 'image/x-icon'),
  psd: picture('Photoshop (PSD)', 'psd', 'image/vnd.adobe.photoshop'),
  jxl: picture('JPEG XL', 'jxl', 'image/jxl'),
  jp2: picture('JPEG 2000', 'jp2', 'image/jp2'),
  pdf: document('PDF', 'pdf', 'application/pdf'),
  epub: document('EPUB', 'epub', 'application/epub+zip'),
  office: document('Word, Excel or PowerPoint', 'docx', 'application/zip'),
  oldOffice: document('Word, Excel or PowerPoint (97-2003)', 'doc', 'application/x-ole-storage'),
  zip: archive('ZIP', 'zip', 'application/zip'),
  rar: archive('RAR', 'rar', 'application/vnd.rar'),
  sevenZip: archive('7z', '7z', 'application/x-7z-compressed'),
} as const satisfies Readonly<Record<string, FileFormat>>;
