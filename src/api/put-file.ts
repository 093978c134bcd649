/** Sends the bytes of a file to the address an upload was signed for (M226), and tells how far it is. */
import axios from 'axios';

export interface Sending {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Blob;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Long enough for five megabytes over a slow line. */
const TIMEOUT_MS = 120_000;

/** True where the server took them; rejects where it was called off. */
export async function putFile({ url, headers, body, signal, onProgress }: Sending): Promise<boolean> {
  try {
    const response = await axios.put<unknown>(url, body, {
      headers: { ...headers },
      signal,
      timeout: TIMEOUT_MS,
      withCredentials: true,
      validateStatus: () => true,
      onUploadProgress: ({ loaded }) => onProgress(body.size === 0 ? 1 : Math.min(1, loaded / body.size)),
    });
    return response.status >= 200 && response.status < 300;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
