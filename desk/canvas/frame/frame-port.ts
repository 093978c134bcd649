/** The desk's end of the port to the page in its frame: opened anew after each load of the page, each call answered once (ADR-586). */
import {
  AGENT_READY,
  DESK_CALL,
  DESK_PORT,
  type DeskAnswer,
  type DeskCall,
  type DeskEvent,
  type DeskInput,
  type DeskMessage,
  type DeskValue,
} from '#schemas/desk/protocol.ts';
import { isObject } from '#schemas/page/json.ts';

/** The page refused a call, or was left before it answered. */
class PageCallError extends Error {}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

export interface PortListener {
  /** A page has loaded in the frame and can be asked. */
  onReady: () => void;
  onEvent: (event: DeskEvent) => void;
}

/** What the frame's window is asked with: one call at a time or many, answered in no order in particular. */
export interface PagePort {
  ask: <Call extends DeskCall>(call: Call, input: DeskInput<Call>) => Promise<DeskValue<Call>>;
}

/** The page is of this build and origin, so that the outer shape is proof enough. */
function isDeskMessage(value: unknown): value is DeskMessage {
  return isObject(value) && (typeof value['event'] === 'string' || typeof value['id'] === 'number');
}

/** An answer is of the call it was asked with, which its number says and the compiler cannot follow. */
function valueOf(answer: unknown): never;
function valueOf(answer: unknown): unknown {
  return answer;
}

/** What draws: in the frame the desk itself is drawn in, where the page can be reached at once. */
const DRAWING = new Set<DeskCall>(['node', 'order', 'chrome', 'theme']);

/** Hands a request to a page of the desk's own origin within this task; false where it did not take it (ADR-755). */
function callAtOnce(page: Window, request: object): boolean {
  try {
    // False says that the page prevented the default.
    return !page.dispatchEvent(new CustomEvent(DESK_CALL, { detail: request, cancelable: true }));
  } catch {
    return false;
  }
}

export class FramePort implements PagePort {
  readonly #listener: PortListener;
  readonly #waiting = new Map<number, Waiting>();
  #port: MessagePort | undefined;
  #page: Window | undefined;
  #lastId = 0;

  constructor(listener: PortListener) {
    this.#listener = listener;
  }

  /**
   * Gives a port to each page that loads in the frame. Only the frame's own window of this origin is listened to.
   * @returns what ends it
   */
  attach(frame: HTMLIFrameElement): () => void {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (data !== AGENT_READY || source === null || source !== frame.contentWindow) return;
      if (origin === window.location.origin) this.#open(frame.contentWindow, origin);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      this.close();
    };
  }

  ask = <Call extends DeskCall>(call: Call, input: DeskInput<Call>): Promise<DeskValue<Call>> => {
    const port = this.#port;
    if (port === undefined) return Promise.reject(new PageCallError('The page is not there yet.'));
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (value) => resolve(valueOf(value)), reject });
      const request = { ...input, id, call };
      const isTaken = DRAWING.has(call) && this.#page !== undefined && callAtOnce(this.#page, request);
      if (!isTaken) port.postMessage(request);
    });
  };

  close(): void {
    this.#port?.close();
    this.#port = undefined;
    for (const { reject } of this.#waiting.values()) reject(new PageCallError('The page was left.'));
    this.#waiting.clear();
  }

  #open(page: Window, origin: string): void {
    this.close();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#page = page;
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.#port !== port1 || !isDeskMessage(data)) return;
      if ('event' in data) this.#listener.onEvent(data);
      else this.#settle(data);
    });
    port1.start();
    page.postMessage(DESK_PORT, origin, [port2]);
    this.#listener.onReady();
  }

  #settle(answer: DeskAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.ok) waiting?.resolve(answer.value);
    else waiting?.reject(new PageCallError(answer.message));
  }
}
