/** Makes segments of one push as it comes (CMAF), without encoding anything anew: each is whole when it is handed on. */
import {
  BufferTarget,
  CmafOutputFormat,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  HlsOutputFormat,
  NullTarget,
  Output,
  PathedTarget,
} from 'mediabunny';
import { PUSH_SEGMENT_SECONDS } from '../limits.ts';
import { partOf, type FlvPart } from './flv.ts';
import { pictureSize } from './picture-size.ts';

interface PackagedSegment {
  bytes: Uint8Array;
  seconds: number;
  /** Seconds from the first picture of this push. */
  from: number;
}

interface PackagerListener {
  /** What a player sets itself up with; before the first segment. */
  onInit(bytes: Uint8Array): void;
  onSegment(segment: PackagedSegment): void;
  /** Nothing more is made of it. */
  onFailure(error: unknown): void;
}

export interface Packager {
  take(tag: Buffer): void;
  /** Resolves when all that can be made of it is handed on. */
  end(): Promise<void>;
}

type Sample = Extract<FlvPart, { kind: 'video' | 'audio' }>;

const MS = 1000;
/** A stream of sound alone begins when no picture came for so long. */
const SOUND_ALONE_MS = 1500;
/** Sound that runs so far ahead of the pictures would be held without end: they have stopped, and the push begins anew. */
const AHEAD_MS = 20_000;
/** Samples a second that are named by a place (ISO 14496-3 1.6.3.4). */
const RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
];
const SAMPLES_OF_A_FRAME = 1024;

const hex = (byte: number | undefined): string => (byte ?? 0).toString(16).padStart(2, '0');

const videoConfig = (description: Buffer): VideoDecoderConfig => {
  const { width, height } = pictureSize(description);
  const [, profile, more, level] = description;
  return {
    codec: `avc1.${hex(profile)}${hex(more)}${hex(level)}`,
    codedWidth: width,
    codedHeight: height,
    description: new Uint8Array(description),
  };
};

function audioConfig(description: Buffer): AudioDecoderConfig {
  const head = description.readUInt16BE(0);
  return {
    codec: `mp4a.40.${String(head >> 11)}`,
    sampleRate: RATES[(head >> 7) & 0x0f] ?? 44_100,
    numberOfChannels: Math.max(1, (head >> 3) & 0x0f),
    description: new Uint8Array(description),
  };
}

const bytesOf = (target: unknown): Uint8Array => {
  if (!(target instanceof BufferTarget) || target.buffer === null) throw new Error('A segment has no bytes.');
  return new Uint8Array(target.buffer);
};

function openOutput({ onInit, onSegment }: PackagerListener) {
  let from = 0;
  let bytes: Uint8Array | undefined;
  return new Output({
    format: new HlsOutputFormat({
      segmentFormat: new CmafOutputFormat(),
      targetDuration: PUSH_SEGMENT_SECONDS,
      live: true,
      maxLiveSegmentCount: 1,
      onInit: (target) => onInit(bytesOf(target)),
      onSegment: (target) => {
        bytes = bytesOf(target);
      },
      // Written after each segment, it names that one alone, and how long it is.
      onPlaylist: (playlist) => {
        const seconds = Number(/^#EXTINF:([\d.]+)/m.exec(playlist)?.[1] ?? 0);
        if (bytes === undefined || seconds <= 0) return;
        onSegment({ bytes, seconds, from });
        from += seconds;
        bytes = undefined;
      },
    }),
    target: new PathedTarget('index.m3u8', ({ path }) =>
      path.endsWith('.m3u8') ? new NullTarget() : new BufferTarget(),
    ),
  });
}

/** What came before it can be packaged: how pictures and sound are set up. */
interface Setup {
  video: VideoDecoderConfig | undefined;
  audio: AudioDecoderConfig | undefined;
}

function openTracks(listener: PackagerListener, { video, audio }: Setup, start: number) {
  const output = openOutput(listener);
  const pictures = video === undefined ? undefined : new EncodedVideoPacketSource('avc');
  const sound = audio === undefined ? undefined : new EncodedAudioPacketSource('aac');
  if (pictures !== undefined) output.addVideoTrack(pictures);
  if (sound !== undefined) output.addAudioTrack(sound);
  const frame = SAMPLES_OF_A_FRAME / (audio?.sampleRate ?? 44_100);
  return {
    output,
    async add(sample: Sample): Promise<void> {
      const at = ((sample.kind === 'video' ? sample.shownAt : sample.at) - start) / MS;
      // Sound from before the first picture has no place.
      if (at < 0) return;
      if (sample.kind === 'audio') {
        if (audio === undefined) return;
        await sound?.add(new EncodedPacket(sample.data, 'key', at, frame), { decoderConfig: audio });
      } else if (video !== undefined) {
        const packet = new EncodedPacket(sample.data, sample.isKey ? 'key' : 'delta', at, 0);
        await pictures?.add(packet, { decoderConfig: video });
      }
    },
  };
}

export function makePackager(listener: PackagerListener): Packager {
  const setup: Setup = { video: undefined, audio: undefined };
  let tracks: ReturnType<typeof openTracks> | undefined;
  let firstSound: number | undefined;
  let lastPicture = 0;
  let failure: unknown;
  let work: Promise<void> = Promise.resolve();
  const then = (step: () => Promise<unknown>) => {
    work = work
      .then(async () => {
        if (failure === undefined) await step();
      })
      .catch((error: unknown) => {
        if (failure !== undefined) return;
        failure = error;
        listener.onFailure(error);
      });
  };
  /** With the first key frame, or with sound that no picture comes to. */
  const begins = (sample: Sample): boolean => {
    if (sample.kind === 'video') return sample.isKey && setup.video !== undefined;
    firstSound ??= sample.at;
    return setup.audio !== undefined && setup.video === undefined && sample.at - firstSound > SOUND_ALONE_MS;
  };
  const takeSample = (sample: Sample) => {
    if (tracks === undefined) {
      if (!begins(sample)) return;
      const newTracks = openTracks(listener, { ...setup }, sample.at);
      tracks = newTracks;
      then(() => newTracks.output.start());
    }
    const current = tracks;
    if (sample.kind === 'video') lastPicture = sample.at;
    const isAlone = setup.video !== undefined && sample.at - lastPicture > AHEAD_MS;
    then(() => (isAlone ? Promise.reject(new Error('The pictures have stopped.')) : current.add(sample)));
  };
  return {
    take(tag) {
      const part = partOf(tag);
      if (part.kind === 'video-config') setup.video ??= videoConfig(part.description);
      else if (part.kind === 'audio-config') setup.audio ??= audioConfig(part.description);
      else if (part.kind === 'video' || part.kind === 'audio') takeSample(part);
    },
    async end() {
      const current = tracks;
      if (current !== undefined) then(() => current.output.finalize());
      await work;
    },
  };
}
