/** From the cut picture to the avatar kept: hash, signature, bytes, name; each step told, any of them may fail. */
import { authUpdateUserInfo } from '#schemas/api/identity/sessions.ts';
import { uploadSignGet } from '#schemas/api/uploads/uploads.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Sending } from '#api/put-file.ts';
import type { AvatarEvent, AvatarStep } from './avatar.machine.ts';

export interface AvatarPorts {
  act: Caller;
  cut: () => Promise<Blob>;
  hash: (file: Blob, told: (share: number) => void, signal: AbortSignal) => Promise<string>;
  put: (sending: Sending) => Promise<boolean>;
  /** Paths of what was sent already, by its hash: a second try sends nothing twice. */
  sent: Map<string, string>;
}

/** What stopped it, and at which step. */
class Stopped extends Error {
  readonly step: AvatarStep;
  constructor(step: AvatarStep, text = '') {
    super(text);
    this.step = step;
  }
}

type Tell = (step: AvatarStep, share: number) => void;

interface Cut {
  body: Blob;
  sha256: string;
}

async function cutAndHash({ cut, hash }: AvatarPorts, tell: Tell, signal: AbortSignal): Promise<Cut> {
  tell('cut', 0);
  const body = await cut().catch(() => {
    throw new Stopped('cut');
  });
  tell('hash', 0);
  const sha256 = await hash(body, (share) => tell('hash', share), signal).catch(() => {
    throw new Stopped('hash');
  });
  return { body, sha256 };
}

/** The path the bytes have on the server. */
async function send({ act, put, sent }: AvatarPorts, { body, sha256 }: Cut, tell: Tell, signal: AbortSignal) {
  const known = sent.get(sha256);
  if (known !== undefined) return known;
  tell('sign', 0);
  const signed = await act(uploadSignGet, { sign_type: 'appSign', upload_type: 'image', file_ext: 'jpg' });
  // M264.
  if (!signed.ok) throw new Stopped('sign');
  signal.throwIfAborted();
  const { url, headers, file_path: path } = signed.data;
  tell('send', 0);
  const taken = await put({ url, headers, body, signal, told: (share) => tell('send', share) });
  if (!taken) throw new Stopped('send');
  sent.set(sha256, path);
  return path;
}

async function run(ports: AvatarPorts, tell: Tell, signal: AbortSignal): Promise<void> {
  const cut = await cutAndHash(ports, tell, signal);
  const keep = async () => {
    signal.throwIfAborted();
    const avatar = await send(ports, cut, tell, signal);
    signal.throwIfAborted();
    tell('save', 1);
    const kept = await ports.act(authUpdateUserInfo, { avatar });
    // The server has that path no more.
    if (!kept.ok && kept.code === 'upload-refused') ports.sent.delete(cut.sha256);
    return kept;
  };
  const first = await keep();
  const kept = first.ok || first.code !== 'upload-refused' ? first : await keep();
  if (!kept.ok) throw new Stopped('save', kept.msg);
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
    if (error instanceof Stopped) later({ type: 'failed', turn, step: error.step, text: error.message });
    else if (!signal.aborted) later({ type: 'failed', turn, step: 'send', text: '' });
  }
}
