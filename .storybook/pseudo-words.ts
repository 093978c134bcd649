/** Sends every word of the product through stories/support/pseudo-translate.ts, in Storybook and in story tests alone. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STAND_IN = fileURLToPath(new URL('../stories/support/pseudo-translate.ts', import.meta.url));
const WORDS = '/src/i18n/make-translate.ts';

export function pseudoWords(): Plugin {
  return {
    name: 'lectern:pseudo-words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /(?:^|\/)make-translate\.ts$/ },
      async handler(source, importer, options) {
        if (importer === STAND_IN) return null;
        const target = await this.resolve(source, importer, { ...options, skipSelf: true });
        return target?.id.endsWith(WORDS) === true ? STAND_IN : null;
      },
    },
  };
}
