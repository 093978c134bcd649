/** Which codecs every browser we support plays, and what people call the others (decision D128). */

/** A track as its container describes it. */
export interface Track {
  medium: 'video' | 'audio';
  /** As mediabunny or ffmpeg name it; undefined for one neither knows. */
  codec: string | undefined;
  /** As browsers are asked for it (RFC 6381); empty where nobody knows. */
  parameters: string;
  /** The mark the container has it by. */
  mark: string;
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['avc', 'H.264'],
  ['h264', 'H.264'],
  ['hevc', 'HEVC (H.265)'],
  ['vp8', 'VP8'],
  ['vp9', 'VP9'],
  ['av1', 'AV1'],
  ['prores', 'ProRes'],
  ['mp4v', 'MPEG-4 Part 2'],
  ['mpeg4', 'MPEG-4 Part 2'],
  ['msmpeg4v3', 'MPEG-4 (Microsoft)'],
  ['mpeg1video', 'MPEG-1'],
  ['mpeg2video', 'MPEG-2'],
  ['jpeg', 'Motion JPEG'],
  ['mjpeg', 'Motion JPEG'],
  ['flv1', 'Flash Video'],
  ['wmv1', 'Windows Media Video'],
  ['wmv2', 'Windows Media Video'],
  ['wmv3', 'Windows Media Video'],
  ['vc1', 'VC-1'],
  ['theora', 'Theora'],
  ['aac', 'AAC'],
  ['mp2', 'MPEG Audio Layer II'],
  ['mp3', 'MP3'],
  ['ac3', 'AC-3 (Dolby Digital)'],
  ['eac3', 'E-AC-3 (Dolby Digital Plus)'],
  ['dts', 'DTS'],
  ['alac', 'Apple Lossless'],
  ['vorbis', 'Vorbis'],
  ['speex', 'Speex'],
  ['opus', 'Opus'],
  ['flac', 'FLAC'],
  ['wmav2', 'Windows Media Audio'],
  ['amr_nb', 'AMR'],
]);

/** Baseline, Main and High are 8 bits and 4:2:0; everything else of H.264 is not. */
const AVC = /^avc[13]\.(?:42|4d|64)/i;
/** Profile 0 of both. */
const VP9 = /^vp09\.00\./;
const AV1 = /^av01\.0\./;
/** Of AAC what phones and programs write; xHE-AAC some browsers do not know. */
const AAC = /^mp4a\.(?:67|40\.(?:0?2|0?5|29))$/i;
const FILM_SOUND: ReadonlySet<string> = new Set(['mp3', 'opus']);
/** What browsers read of a WAV. */
const WAVE: ReadonlySet<string> = new Set(['pcm-u8', 'pcm-s16', 'pcm-s24', 'pcm-f32']);

function playsPicture({ codec, parameters }: Track): boolean {
  if (codec === 'avc') return AVC.test(parameters);
  if (codec === 'vp9') return VP9.test(parameters);
  return codec === 'av1' && AV1.test(parameters);
}

/** @param isAlone a recording, with no picture */
function playsSound({ codec = '', parameters }: Track, isAlone: boolean): boolean {
  if (codec === 'aac') return AAC.test(parameters);
  return FILM_SOUND.has(codec) || (isAlone && (codec === 'flac' || WAVE.has(codec)));
}

export function playsEverywhere(track: Track, isAlone: boolean): boolean {
  return track.medium === 'video' ? playsPicture(track) : playsSound(track, isAlone);
}

const AVC_DEPTHS: ReadonlyMap<string, string> = new Map([
  ['6e', '10 bit'],
  ['7a', '4:2:2'],
  ['f4', '4:4:4'],
  ['2c', '4:4:4'],
]);

/** What a merchant reads, such as `H.264 4:2:2` or `HEVC (H.265)`. */
export function codecName({ codec, parameters, mark }: Pick<Track, 'codec' | 'parameters' | 'mark'>): string {
  const name = NAMES.get(codec ?? mark.toLowerCase().trim());
  if (name === undefined) return codec?.startsWith('pcm') === true ? 'PCM' : (codec ?? mark);
  const depth = codec === 'avc' ? AVC_DEPTHS.get(parameters.slice(5, 7).toLowerCase()) : undefined;
  return depth === undefined ? name : `${name} ${depth}`;
}
