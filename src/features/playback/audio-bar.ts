/** Brings the bar of what is heard to the foot of the window, and takes it away with it. */
import { perApp, type AppPorts, type OpenScreen } from '#engine/app-ports.ts';
import { personOf } from '#features/account/person.ts';
import { audioBar } from '#schemas/page/fixed/audio-bar.ts';
import { sessionStore } from '#platform/storage.ts';
import { HEARD_KEY } from './feature.ts';
import { offer } from './go-on.ts';
import { readHeard } from './heard.ts';
import { listeningIn } from './listening.ts';
import { playbackWords } from './words.ts';

/** One bar a window, whatever becomes of what it shows. */
const barOf = perApp((app: AppPorts) => {
  const { engine } = app;
  const listening = listeningIn(engine);
  let box: OpenScreen | undefined;
  let isComing = false;
  const follow = () => {
    if (listening.get() === undefined) {
      box?.close();
      box = undefined;
      return;
    }
    if (box !== undefined || isComing) return;
    isComing = true;
    const settled = (opened?: OpenScreen) => {
      isComing = false;
      box = opened;
      if (listening.get() === undefined) follow();
    };
    app
      .openScreen({
        engine,
        document: audioBar({ params: {}, query: new URLSearchParams() }),
        name: playbackWords.in(engine.locale)('bar'),
        mark: { 'data-audio-bar': '' },
        closed: () => listening.get()?.close(),
        isBar: true,
      })
      .then(settled, () => {
        settled();
        // What cannot be stopped is not heard on.
        listening.get()?.close();
      });
  };
  listening.subscribe(follow);
  engine.events.on('auth:changed', ({ isIn }) => {
    if (!isIn) listening.get()?.close();
  });
  return { follow };
});

export function showBar(app: AppPorts): void {
  barOf(app).follow();
}

/** After a load of the page: what was heard before is offered to whoever may still hear it. */
export async function offerBar(app: AppPorts): Promise<void> {
  const { engine } = app;
  const heard = readHeard(sessionStore.get(HEARD_KEY));
  await personOf(app).ready;
  const isThere = engine.path.get() === heard?.href.split('?')[0];
  if (heard === undefined || isThere || engine.viewer.get().status !== 'in') return;
  offer(engine, heard);
  barOf(app).follow();
}
