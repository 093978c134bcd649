/** From the cut picture to the avatar kept: hash, signature, bytes, name; each step told, any of them may fail. */
import { authUpdateUserInfo } from '#schemas/api/identity/sessions.ts';
import { uploadSignGet } from '#schemas/api/uploads/uploads.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Sending } from '#api/put-file.ts';
import type { AvatarEvent, AvatarStep } from './avatar.machine.ts';

export interface AvatarPorts {
  act: Caller;
  cut: () => Promise<Blob>;
  hash: (file: Blob, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>;
  put: (sending: Sending) => Promise<boolean>;
  /** Paths of what was sent already, by its hash: a second try sends nothing twice. */
  sentPaths: Map<string, string>;
}

/** What stopped it, and at which step. */
class UploadError extends Error {
  readonly step: AvatarStep;
  constructor(step: AvatarStep, text = '') {
    super(text);
    this.step = step;
  }
}

type OnProgress = (step: AvatarStep, share: number) => void;

interface Cut {
  body: Blob;
  sha256: string;
}

async function cutAndHash(
  { cut, hash }: AvatarPorts,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Cut> {
  onProgress('cut', 0);
  const body = await cut().catch(() => {
    throw new UploadError('cut');
  });
  onProgress('hash', 0);
  const sha256 = await hash(body, (share) => onProgress('hash', share), signal).catch(() => {
    throw new UploadError('hash');
  });
  return { body, sha256 };
}

/** The path the bytes have on the server. */
async function send(
  { act, put, sentPaths }: AvatarPorts,
  { body, sha256 }: Cut,
  onProgress: OnProgress,
  signal: AbortSignal,
) {
  const storedPath = sentPaths.get(sha256);
  if (storedPath !== undefined) return storedPath;
  onProgress('sign', 0);
  const signature = await act(uploadSignGet, { sign_type: 'appSign', upload_type: 'image', file_ext: 'jpg' });
  // M264.
  if (!signature.ok) throw new UploadError('sign');
  signal.throwIfAborted();
  const { url, headers, file_path: path } = signature.data;
  onProgress('send', 0);
  const isUploaded = await put({
    url,
    headers,
    body,
    signal,
    onProgress: (share) => onProgress('send', share),
  });
  if (!isUploaded) throw new UploadError('send');
  sentPaths.set(sha256, path);
  return path;
}

async function run(ports: AvatarPorts, onProgress: OnProgress, signal: AbortSignal): Promise<void> {
  const cut = await cutAndHash(ports, onProgress, signal);
  const keep = async () => {
    signal.throwIfAborted();
    const avatar = await send(ports, cut, onProgress, signal);
    signal.throwIfAborted();
    onProgress('save', 1);
    const answer = await ports.act(authUpdateUserInfo, { avatar });
    // The server has that path no more.
    if (!answer.ok && answer.code === 'upload-refused') ports.sentPaths.delete(cut.sha256);
    return answer;
  };
  const first = await keep();
  const answer = first.ok || first.code !== 'upload-refused' ? first : await keep();
  if (!answer.ok) throw new UploadError('save', answer.msg);
}

/** What became of it, as an event of the machine. */
export async function sendAvatar(
  ports: AvatarPorts,
  turn: number,
  signal: AbortSignal,
  later: (event: AvatarEvent) => void,
): Promise<void> {
  try {
    await run(ports, (step, share) => later({ type: 'stepped', turn, step, share }), signal);
    later({ type: 'kept', turn });
  } catch (error) {
    if (error instanceof UploadError) later({ type: 'failed', turn, step: error.step, text: error.message });
    else if (!signal.aborted) later({ type: 'failed', turn, step: 'send', text: '' });
  }
}
