/** Offers a first password after a login (D58): a box over the page, and a promise that it was set or left out. */
import type { AppPorts, OpenScreen } from '#engine/app-ports.ts';
import type { Engine } from '#engine/engine.ts';
import { setPassword } from '#schemas/page/fixed/set-password.ts';
import { authWords } from './words.ts';

/** Resolves once nobody is asked any more; a box that cannot be had keeps nobody from going on. */
export function offerPassword({
  engine,
  openScreen,
}: Pick<AppPorts, 'engine' | 'openScreen'>): Promise<void> {
  return new Promise((resolve) => {
    let box: OpenScreen | undefined;
    const onSettle = () => {
      box?.close();
      resolve();
    };
    openScreen({
      engine: { ...engine, intend: hearing(engine, onSettle) },
      document: setPassword({ params: {}, query: new URLSearchParams() }),
      name: authWords.in(engine.locale)('setPassword'),
      mark: { 'data-password-dialog': '' },
      onClose: resolve,
    }).then((screen) => {
      box = screen;
    }, onSettle);
  });
}

/** What the form in the box intends is heard here where it ends the box, and by the app otherwise. */
function hearing(engine: Engine, onSettle: () => void): Engine['intend'] {
  return (name, payload) => {
    if (name === 'password.settled') onSettle();
    else engine.intend(name, payload);
  };
}
