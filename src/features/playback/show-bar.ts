/** Brings the bar of what is heard to the foot of the window, and takes it away with it. */
import { perApp, type AppPorts, type OpenScreen } from '#engine/app-ports.ts';
import { personOf } from '#features/account/person.ts';
import { audioBar } from '#schemas/page/fixed/audio-bar.ts';
import { sessionStore } from '#platform/storage.ts';
import { HEARD_KEY } from './heard-key.ts';
import { offer } from './go-on.ts';
import { readHeard } from './heard-lesson.ts';
import { forgetHeard, listeningIn } from './listening.ts';
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
    const onSettle = (screen?: OpenScreen) => {
      isComing = false;
      box = screen;
      if (listening.get() === undefined) follow();
    };
    app
      .openScreen({
        engine,
        document: audioBar({ params: {}, query: new URLSearchParams() }),
        name: playbackWords.in(engine.locale)('bar'),
        mark: { 'data-audio-bar': '' },
        onClose: () => listening.get()?.close(),
        isBar: true,
      })
      .then(onSettle, () => {
        onSettle();
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

/** Of what is heard; after a load of the page, of what was heard before, offered to whoever may still hear it. */
export async function showBar(app: AppPorts): Promise<void> {
  const { engine } = app;
  const { follow } = barOf(app);
  if (listeningIn(engine).get() !== undefined) return follow();
  const lesson = readHeard(sessionStore.get(HEARD_KEY));
  await personOf(app).ready;
  // Nobody is offered what somebody else heard.
  if (engine.viewer.get().status !== 'in') return forgetHeard();
  const isThere = engine.path.get() === lesson?.href.split('?')[0];
  if (lesson !== undefined && !isThere) offer(engine, lesson);
}
