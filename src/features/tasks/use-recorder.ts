/** Records from the microphone: asked for when it is pressed, ended by a press or at the longest a recording may be. */
import { useEffect, useRef, useState } from 'react';
import { ANSWER_AUDIO_SECONDS } from '#schemas/task/task.ts';
import { secondsOf } from '#schemas/time.ts';

/** `missing`: this browser or device has none, or it is not allowed. */
type RecorderState = 'idle' | 'asking' | 'recording' | 'missing';

export interface Recorder {
  state: RecorderState;
  /** Of the recording under way. */
  seconds: number;
  start: () => void;
  stop: () => void;
}

const TICK_MS = 250;
/** In the order we like them; what all browsers with a recorder can do is among them. */
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'] as const;

const typeOf = () => TYPES.find((type) => MediaRecorder.isTypeSupported(type));

interface Session {
  recorder: MediaRecorder;
  stream: MediaStream;
  beganAt: number;
}

async function open(): Promise<Session> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = typeOf();
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
  return { recorder, stream, beganAt: performance.now() };
}

const lengthOf = ({ beganAt }: Session) =>
  Math.min(ANSWER_AUDIO_SECONDS, secondsOf(performance.now() - beganAt));

/** @param onRecording with the recording and its length in seconds */
export function useRecorder(onRecording: (blob: Blob, seconds: number) => void): Recorder {
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const session = useRef<Session>(undefined);
  const isGone = useRef(false);
  const latest = useRef(onRecording);
  useEffect(() => {
    latest.current = onRecording;
  });
  const stop = () => {
    if (session.current?.recorder.state === 'recording') session.current.recorder.stop();
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stop();
    };
  }, []);
  useEffect(() => {
    if (state !== 'recording') return undefined;
    const timer = setInterval(() => {
      const now = session.current === undefined ? 0 : lengthOf(session.current);
      setSeconds(now);
      if (now >= ANSWER_AUDIO_SECONDS) stop();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [state]);
  const start = async () => {
    if (session.current !== undefined) return;
    setState('asking');
    try {
      const recording = await open();
      const { recorder, stream } = recording;
      session.current = recording;
      const parts: Blob[] = [];
      recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
      recorder.addEventListener('stop', () => {
        for (const track of stream.getTracks()) track.stop();
        session.current = undefined;
        const length = Math.max(1, lengthOf(recording));
        setState('idle');
        setSeconds(0);
        if (!isGone.current) latest.current(new Blob(parts, { type: recorder.mimeType }), length);
      });
      recorder.start();
      setState('recording');
      if (isGone.current) stop();
    } catch {
      // No microphone, no permission, or no recorder: a file does instead.
      session.current = undefined;
      setState('missing');
    }
  };
  return { state, seconds, start: () => void start(), stop };
}
