/** Shows in the open page why changed code cannot be loaded, also where the page itself never asks for that code. */
import type { ViteDevServer } from 'vite';

/** Editors write a file in several steps. */
const SETTLED_MS = 80;
const CODE = /\/(?:src|renderers|schemas)\/.+\.tsx?$/;

function describe(error: unknown) {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const field = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  const text = (name: string) => {
    const value = field(name);
    return typeof value === 'string' ? { [name]: value } : {};
  };
  return { message, stack, ...text('id'), ...text('frame'), ...text('plugin') };
}

/**
 * Loads the server's entry after each change of code and sends what is wrong to the overlay; once it is mended the page is
 * loaded anew.
 *
 * @param load loads the code, and rejects with what is wrong
 */
export function watchFaults(vite: ViteDevServer, load: () => Promise<unknown>): void {
  const { hot } = vite.environments.client;
  let timer: NodeJS.Timeout | undefined;
  let isShown = false;
  const check = async () => {
    try {
      await load();
      if (isShown) hot.send({ type: 'full-reload', path: '*' });
      isShown = false;
    } catch (error) {
      isShown = true;
      hot.send({ type: 'error', err: describe(error) });
    }
  };
  vite.watcher.on('change', (file) => {
    if (!CODE.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void check(), SETTLED_MS);
  });
}
