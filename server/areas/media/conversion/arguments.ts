/** What ffmpeg is told: a list of words, never a line for a shell, and nothing in it but numbers and paths of ours. */
import { CONVERSION_THREADS, MEDIA_PIXELS, MEDIA_SECONDS, SEGMENT_SECONDS } from '../limits.ts';
import type { Size } from './sizes.ts';

export interface Source {
  /** A file of this machine. */
  path: string;
  demuxer: string;
}

/** The demuxer is named, so that no file can pass for a playlist; and no other file or host is read, whatever it says. */
function inputOf({ path, demuxer }: Source): string[] {
  return ['-protocol_whitelist', 'file', '-f', demuxer, '-i', `file:${path}`];
}

const QUIET = ['-hide_banner', '-nostdin', '-loglevel', 'error'];

/** Tells what is in it, on its error stream. */
export const inspectArguments = (source: Source): string[] => [
  '-hide_banner',
  '-nostdin',
  ...inputOf(source),
];

/** The words of a line in which none has a blank. */
const words = (line: string): string[] => line.split(' ');

const SOUND = words('-c:a aac -b:a 128k -ac 2 -ar 48000');

/** Pixels of old cameras and of discs are no squares. */
const SQUARE = "scale='trunc(iw*sar/2)*2':ih";

function picture({ lines, bitrate }: Size): string[] {
  const even = String(lines - (lines % 2));
  const scale = `scale='if(gt(iw,ih),-2,${even})':'if(gt(iw,ih),${even},-2)'`;
  return [
    ...words('-map 0:V:0 -c:v libx264 -preset veryfast -crf 22 -profile:v high -pix_fmt yuv420p'),
    ...words(`-maxrate ${String(bitrate)} -bufsize ${String(2 * bitrate)}`),
    ...words(
      `-vf ${SQUARE},${scale},setsar=1,format=yuv420p -force_key_frames expr:gte(t,n_forced*${String(SEGMENT_SECONDS)})`,
    ),
  ];
}

/**
 * A fragmented MP4 of H.264 and AAC on its output, its progress on its error stream.
 * @param size absent for sound alone
 */
export function convertArguments(source: Source, size: Size | undefined): string[] {
  const threads = String(CONVERSION_THREADS);
  return [
    ...QUIET,
    ...words(`-progress pipe:2 -nostats -threads ${threads} -max_pixels ${String(MEDIA_PIXELS)}`),
    ...inputOf(source),
    ...words(`-t ${String(MEDIA_SECONDS)} -map_metadata -1 -sn -dn`),
    ...(size === undefined ? ['-vn'] : picture(size)),
    ...words('-map 0:a:0?'),
    ...SOUND,
    ...words(`-threads ${threads} -movflags +frag_keyframe+empty_moov+default_base_moof -f mp4 pipe:1`),
  ];
}
