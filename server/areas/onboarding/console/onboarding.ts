/** Which first steps of a shop are done (ADR-736). */
import { consoleOnboardingGet } from '#schemas/api/console/onboarding.ts';
import { isObject } from '#schemas/page/json.ts';
import { valueAt } from '#schemas/page/walk-path.ts';
import { handleConsole } from '#server/kernel/http/console-handler.ts';
import { ok } from '#server/kernel/http/define-handler.ts';
import { PLAIN_LOOK } from '../rules/first-look.ts';
import { OPENING_NOTE } from '../store/onboarding.store.ts';

/** Whether a theme has the colour of the first day. */
const isPlain = (theme: unknown) => isObject(theme) && theme['primary'] === PLAIN_LOOK.theme.primary;

export const onboardingCalls = [
  handleConsole(consoleOnboardingGet, async ({ shop, deps }) => {
    const { appId, row } = shop;
    const [theme, navbar, home, goods] = await Promise.all([
      deps.pages.live(appId, 'theme', 'main'),
      deps.pages.live(appId, 'navbar', 'main'),
      deps.pages.live(appId, 'page', 'home'),
      deps.stores.onboarding.countGoods(appId),
    ]);
    const logo = valueAt(navbar?.body, '/basic/logo');
    return ok({
      look: theme !== undefined && !isPlain(theme.body),
      logo: row.info.pc.pc_shop_logo !== '' || (typeof logo === 'string' && logo !== ''),
      course: goods.all > 0,
      price: goods.withPrice > 0,
      payment: deps.payments.names.length > 0,
      home: home !== undefined && home.note !== OPENING_NOTE,
    });
  }),
];
