/**
 * The desk's agent inside the page it shows in a frame: takes its port, answers what comes through it and tells what happens in
 * the page (ADR-586, ADR-680). Only a preview that the server sent into a frame of the shop's own origin loads this.
 */
import type { Engine } from '#engine/engine.ts';
import {
  AGENT_READY,
  DESK_CALL,
  DESK_PORT,
  type DeskCall,
  type DeskRequest,
} from '#schemas/desk/protocol.ts';
import { isObject } from '#schemas/page/json.ts';
import type { App } from './app-parts.ts';
import { makeAnswers, type Answers } from './desk-agent-calls.ts';

/** The desk is of this very build and origin, so that the outer shape is proof enough. */
function isDeskRequest(value: unknown, answers: Answers): value is DeskRequest {
  return (
    isObject(value) &&
    typeof value['id'] === 'number' &&
    typeof value['call'] === 'string' &&
    Object.hasOwn(answers, value['call'])
  );
}

function answer<Call extends DeskCall>(answers: Answers, request: DeskRequest<Call>) {
  return answers[request.call](request);
}

/** Listens to the desk until another port of it comes. */
export function connectDesk(page: Window, app: App, engine: Engine): void {
  let current: MessagePort | undefined;
  const { answers, sendBoxes } = makeAnswers(page, { app, engine }, (event) => current?.postMessage(event));
  // Drawn in this very task where it can be; the answer follows.
  const take = (port: MessagePort, request: unknown): boolean => {
    if (!isDeskRequest(request, answers)) return false;
    const { id } = request;
    const succeed = (value: unknown) => port.postMessage({ id, ok: true, value });
    const fail = (error: unknown) =>
      port.postMessage({ id, ok: false, message: error instanceof Error ? error.message : String(error) });
    try {
      const value = answer(answers, request);
      if (value instanceof Promise) value.then(succeed, fail);
      else succeed(value);
    } catch (error) {
      fail(error);
    }
    return true;
  };
  // Only a script of this origin can dispatch an event here. The copy is the page's own, as one that came through the port is.
  page.addEventListener(DESK_CALL, (event) => {
    if (current === undefined || !('detail' in event)) return;
    if (take(current, structuredClone(event.detail))) event.preventDefault();
  });
  page.addEventListener('message', ({ source, origin, data, ports: [port] }: MessageEvent<unknown>) => {
    if (source !== page.parent || origin !== page.location.origin) return;
    if (data !== DESK_PORT || port === undefined) return;
    current?.close();
    current = port;
    port.addEventListener('message', ({ data: request }: MessageEvent<unknown>) => take(port, request));
    port.start();
    sendBoxes();
  });
  page.parent.postMessage(AGENT_READY, page.location.origin);
}
