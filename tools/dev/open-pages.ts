/** Pages that are open while the server starts again: each loads anew once a server answers that stays, and never into one that is about to go. */
import { randomUUID } from 'node:crypto';
import type { Plugin } from 'vite';

const MODULE = 'virtual:open-pages';
const RESOLVED = `\0${MODULE}`;
/** Where an open page asks which server is there. */
export const ASK_PATH = '/@open-pages';

/** The watcher starts the server again 100 ms after the last change; one that is told to go knows by then. */
const SETTLED_MS = 400;
const CHECK_MS = 100;

/** Answers with the name of the server that is there and stays, however often it has to ask. */
const ASK = `
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
async function ask() {
  for (;;) {
    try {
      const answer = await fetch('${ASK_PATH}', { cache: 'no-store' });
      if (answer.ok) return await answer.text();
    } catch {}
    await wait(500);
  }
}
`;

/** Vite loads the page anew only after these have answered. */
const CLIENT = `${ASK}
import.meta.hot.on('vite:beforeFullReload', ask);
import.meta.hot.on('vite:ws:disconnect', ask);
`;

/** A page whose server went before it had its scripts or its socket hears of nothing: it asks until another server is there. */
const rescue = (server: string) => `(() => {${ASK}
let isAsking = false;
async function find() {
  if (isAsking) return;
  isAsking = true;
  while ((await ask()) === '${server}') await wait(1000);
  location.reload();
}
addEventListener('error', ({ target }) => { if (target instanceof HTMLScriptElement) void find(); }, true);
addEventListener('unhandledrejection', ({ reason }) => {
  if (String(reason).includes('WebSocket closed without opened')) void find();
});
})();`;

interface OpenPages {
  plugin: Plugin;
  /** From now on no page is told that this server stays. */
  leave: () => void;
}

/** @param server a name no other start of the server has */
export function followOpenPages(server: string = randomUUID()): OpenPages {
  let changedAt = 0;
  let isLeaving = false;
  const isSettled = () => Date.now() - changedAt >= SETTLED_MS;
  const wait = () => new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  const settle = async () => {
    do await wait();
    while (!isLeaving && !isSettled());
    // A signal that came while the process was busy is heard only after what was due before it.
    await wait();
    return !isLeaving && isSettled();
  };
  const plugin: Plugin = {
    name: 'lectern:open-pages',
    apply: 'serve',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? CLIENT : undefined),
    transformIndexHtml: () => [
      { tag: 'script', children: rescue(server), injectTo: 'head-prepend' },
      { tag: 'script', attrs: { type: 'module', src: `/@id/__x00__${MODULE}` }, injectTo: 'head' },
    ],
    configureServer({ middlewares, watcher }) {
      watcher.on('all', () => (changedAt = Date.now()));
      middlewares.use(ASK_PATH, (_request, response) => {
        void settle().then((stays) => {
          // Its connection would hold up a server that is about to go.
          response.writeHead(stays ? 200 : 503, { 'cache-control': 'no-store', connection: 'close' });
          response.end(server);
        });
      });
    },
  };
  return { plugin, leave: () => (isLeaving = true) };
}
