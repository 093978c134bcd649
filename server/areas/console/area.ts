/** The token door of a merchant's tools: who may use it, their tokens, and the shops there are. Areas add addresses of their own. */
import { defineArea } from '#server/kernel/area.ts';
import { registerConsole } from './routes.ts';

export { consoleGuard, personGuard, personOf, shopNamed } from './access.ts';
export { bodyOf, consoleDoor, ShopName, type Asked } from './router.ts';
export { sendOk } from './answers.ts';

export const area = defineArea({ name: 'console', routes: registerConsole });
