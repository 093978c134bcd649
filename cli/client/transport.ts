/** How a request of the console reaches the application: over the network here; own-application.ts has the other way. */
import { MEDIA_SENDING_MS, PACKAGING_MS } from '#server/areas/media/limits.ts';
import { postFile } from './post-file.ts';
import { NoAnswerError } from '../shop-error.ts';

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  timeoutMs: number;
}

export interface TransportAnswer {
  status: number;
  type: string;
  text: string;
}

export interface Transport {
  /** What answers, as the beginning of a sentence: `The server at https://shop.example.com`. */
  readonly name: string;
  /** @throws NoAnswerError where nothing answers */
  send(request: TransportRequest): Promise<TransportAnswer>;
  /** Posts a file as it is read, however large it is. @throws NoAnswerError */
  sendFile(path: string, file: string, headers: Readonly<Record<string, string>>): Promise<TransportAnswer>;
}

/** How long a file may take to be sent and packaged. */
const FILE_MS = MEDIA_SENDING_MS + PACKAGING_MS;

export function httpTransport(base: string): Transport {
  async function explainFailure<Result>(request: Promise<Result>): Promise<Result> {
    try {
      return await request;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new NoAnswerError(
        `No answer from ${base}: ${cause instanceof Error ? cause.message : String(cause)}`,
      );
    }
  }
  return {
    name: `The server at ${base}`,
    async send({ method, path, headers, body, timeoutMs }) {
      const response = await explainFailure(
        fetch(base + path, {
          method,
          headers,
          // A token is for the server that was named, whatever it says of others.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : Uint8Array.from(body) }),
        }),
      );
      const type = response.headers.get('content-type') ?? '';
      // `text()` would take the mark off that spreadsheets know UTF-8 by.
      const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
      return { status: response.status, type, text };
    },
    sendFile: (path, file, headers) => explainFailure(postFile(base + path, file, headers, FILE_MS)),
  };
}
