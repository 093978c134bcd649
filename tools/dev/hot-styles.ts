/** Styles that change while somebody looks: put into the page as they are, without loading it anew. */
import type { Plugin } from 'vite';

const MODULE = 'virtual:hot-styles';
const RESOLVED = `\0${MODULE}`;
const EVENT = 'lectern:style';

/**
 * Pages of development hold all styles as elements the server wrote, also those of views that never hydrate and so have no
 * script that would renew them. Vite would load the page anew for these.
 */
const CLIENT = `
import.meta.hot.on('${EVENT}', ({ id, css }) => {
  for (const style of document.querySelectorAll('style[data-vite-dev-id]'))
    if (style.getAttribute('data-vite-dev-id') === id) style.textContent = css;
});
`;

export function hotStyles(): Plugin {
  return {
    name: 'lectern:hot-styles',
    apply: 'serve',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? CLIENT : undefined),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: `/@id/__x00__${MODULE}` }, injectTo: 'head' },
    ],
    hotUpdate: {
      order: 'pre',
      async handler({ file, modules, server }) {
        if (!file.endsWith('.css')) return undefined;
        if (this.environment.name !== 'client') return [];
        const url = file.slice(server.config.root.replace(/\/$/, '').length);
        const style = await server.environments.client.transformRequest(`${url}?direct`);
        this.environment.hot.send(EVENT, { id: file, css: style?.code ?? '' });
        // What a script of the page imports is renewed by Vite, with the names of its classes.
        return modules.filter(({ url: of, importers }) => !of.includes('direct') && importers.size > 0);
      },
    },
  };
}
