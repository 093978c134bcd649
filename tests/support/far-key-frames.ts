/** A film whose key frames are far apart, made of one whose are not. */
import {
  ALL_FORMATS,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

/** The same film whose pictures say that they need those before them, but for the first. */
export async function withoutKeyFrames(film: string): Promise<Buffer> {
  const input = new Input({ source: new FilePathSource(film), formats: ALL_FORMATS });
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  if (video === null || audio === null) throw new Error('The film has no picture or no sound.');
  const pictures = new EncodedVideoPacketSource('avc');
  const sound = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(pictures);
  output.addAudioTrack(sound);
  await output.start();
  const [videoConfig, audioConfig] = await Promise.all([video.getDecoderConfig(), audio.getDecoderConfig()]);
  let isFirst = true;
  for await (const packet of new EncodedPacketSink(video).packets()) {
    const sentPacket = packet.clone({ type: isFirst ? 'key' : 'delta' });
    await pictures.add(sentPacket, videoConfig === null ? {} : { decoderConfig: videoConfig });
    isFirst = false;
  }
  for await (const packet of new EncodedPacketSink(audio).packets())
    await sound.add(packet, audioConfig === null ? {} : { decoderConfig: audioConfig });
  await output.finalize();
  input.dispose();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
