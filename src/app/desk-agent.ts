/**
 * The desk's hand inside the page it shows in a frame: takes its port and draws what comes through it (ADR-586). Only a
 * preview that the server sent into a frame of the shop's own origin loads this.
 */
import type { Engine } from '#engine/engine.ts';
import { AGENT_READY, DESK_PORT, type DeskRequest } from '#schemas/desk/protocol.ts';
import { isObject } from '#schemas/page/json.ts';
import type { App } from './app-parts.ts';
import { PageEditor } from './edit-page.ts';

type DrawCall = 'takeOver' | 'node' | 'order' | 'chrome' | 'theme';

const CALLS: readonly unknown[] = ['takeOver', 'node', 'order', 'chrome', 'theme'] satisfies DrawCall[];

/** The desk is of this very build and origin, so that the outer shape is proof enough. */
function isDeskRequest(value: unknown): value is DeskRequest<DrawCall> {
  return isObject(value) && typeof value['id'] === 'number' && CALLS.includes(value['call']);
}

function answer(editor: PageEditor, request: DeskRequest<DrawCall>): Promise<void> {
  switch (request.call) {
    case 'takeOver':
      return editor.takeOver();
    case 'node':
      return editor.node(request.revision, request.node);
    case 'order':
      return editor.order(request.revision, request.region, request.ids);
    case 'chrome':
      return editor.chrome(request.revision, request.parts);
    case 'theme':
      return editor.theme(request.revision, request.theme);
  }
}

/** Listens to the desk until another port of it comes. */
export function connectDesk(page: Window, app: App, engine: Engine): void {
  const editor = new PageEditor(app, engine);
  let current: MessagePort | undefined;
  page.addEventListener('message', ({ source, origin, data, ports: [port] }: MessageEvent<unknown>) => {
    if (source !== page.parent || origin !== page.location.origin) return;
    if (data !== DESK_PORT || port === undefined) return;
    current?.close();
    current = port;
    port.addEventListener('message', ({ data: request }: MessageEvent<unknown>) => {
      if (!isDeskRequest(request)) return;
      const { id } = request;
      const answerFailure = (error: unknown) =>
        port.postMessage({ id, ok: false, message: error instanceof Error ? error.message : String(error) });
      // Drawn in this very task where it can be; the answer follows.
      try {
        answer(editor, request).then(() => port.postMessage({ id, ok: true }), answerFailure);
      } catch (error) {
        answerFailure(error);
      }
    });
    port.start();
  });
  page.parent.postMessage(AGENT_READY, page.location.origin);
}
