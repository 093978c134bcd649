/** Logging in and out: the box over the page, what follows a login, and the ways of a shop's own people. */
import { defineFeature } from '#engine/feature.ts';
import { openLogin, watchForLogin } from './ask-for-login.ts';
import { loginOf } from './lazy-login.ts';

declare module '#schemas/page/feature-names.ts' {
  interface FeatureNames {
    auth: true;
  }
}

declare module '#engine/intents.ts' {
  interface Intents {
    /** Open the login box; `next` is where to go afterwards, the current page when absent. */
    'login.open': { next?: string };
    /**
     * Somebody has logged in: the session stands (M143-M146). `code` takes it to the shop's other hosts, once; `byItself`
     * where nothing was pressed, so that nothing was agreed to (D117).
     */
    'login.done': { code: string; setPassword: boolean; byItself?: true };
    /** Nobody logs in this way: a box over the page goes (M277), a page of its own stays. */
    'login.close': Record<never, never>;
    /** A first password was set, or left for another day (D58). */
    'password.settled': Record<never, never>;
    'logout.ask': Record<never, never>;
    'admin.enter': Record<never, never>;
    'owner.enter': Record<never, never>;
  }
}

declare module '#engine/events.ts' {
  interface EngineEvents {
    /** The person is about to log out: what only their session may send is sent now. */
    'session:ending': Record<never, never>;
  }
}

const consoleEntry = () => import('./enter-console.ts');

export const feature = defineFeature({
  name: 'auth',
  uses: ['account', 'forms', 'verification'],
  doors: [
    'use-bind-qr',
    'use-change-password',
    'use-email-login',
    'use-email-proof',
    'use-new-password',
    'use-phone-proof',
    'use-reset-password',
    'use-scan-return',
    'use-send-proven',
  ],
  intents: (app) => ({
    'login.open': ({ next }) => openLogin(app, next ?? app.page.here()),
    'login.done': (login) => loginOf(app).finish(login),
    'login.close': () => loginOf(app).close(),
    // Heard by the box that offers it; on a page of its own nobody waits.
    'password.settled': () => app.page.go('/', { replace: true }),
    'logout.ask': () => void import('./log-out.ts').then(({ logOut }) => logOut(app)),
    'admin.enter': () => void consoleEntry().then(({ enterConsole }) => enterConsole(app)),
    'owner.enter': () => void consoleEntry().then(({ enterBackEnd }) => enterBackEnd(app)),
  }),
  start: watchForLogin,
});
