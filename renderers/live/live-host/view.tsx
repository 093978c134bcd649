/** Draws live-host. */
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { liveHostGet } from '#schemas/api/live/live.host.get.ts';
import { pathTo } from '#schemas/paths.ts';
import { defineView } from '#engine/define-view.ts';
import { useAsked, useRoom } from '#features/live/index.ts';
import { Button } from '#ui/button.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { Acts } from './acts.tsx';
import { Air } from './air.tsx';
import { Chat } from './chat.tsx';
import { definition } from './definition.ts';
import { Offers } from './offers.tsx';
import { Report } from './report.tsx';
import type { Deed } from './say.ts';
import { words } from './words.ts';
import styles from './view.module.css';

export default defineView(definition, words, function LiveHost({ root, props, t, locale, act, intend }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const key = view === undefined ? '' : `${id}/${String(view.isIn)}/${String(view.state.alive_state)}`;
  const { value, isFailed, again } = useAsked(key, () => act(liveHostGet, { alive_id: id }));
  if (isFailed) return <FailedBand root={root} retry={again} message={t('refused')} />;
  if (view === undefined || value === undefined)
    return <div {...root} className={styles.page} aria-busy="true" />;
  const deed: Deed = async (endpoint, input) => {
    const answer = await act(endpoint, input);
    intend(
      'message.toast',
      answer.ok ? { text: t('done'), tone: 'success' } : { text: answer.msg, tone: 'error' },
    );
    if (answer.ok) again();
    return answer.ok;
  };
  const part = { id, t, locale, deed };
  const isOnAir = view.state.alive_state === LIVE_STATE.live;
  return (
    <div {...root} className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title', { title: value.title })}</h1>
        <p className={styles.hint}>{t('members', { total: String(value.members) })}</p>
        <Button target={{ href: pathTo('live', { id }), external: false, newTab: true, login: false }}>
          {t('room')}
        </Button>
      </header>
      <Air {...part} aliveState={view.state.alive_state} />
      {isOnAir && <Acts {...part} state={view.state} />}
      {isOnAir && <Offers {...part} host={value} />}
      <Chat {...part} host={value} act={act} />
      <Report {...part} act={act} />
    </div>
  );
});
