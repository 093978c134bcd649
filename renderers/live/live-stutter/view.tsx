/** Draws live-stutter. */
import { useMemo, useState } from 'react';
import { liveStutterFeedback, liveStutterTips } from '#schemas/api/live/stutter.ts';
import type { PlayTrouble } from '#schemas/learning/play-feedback.ts';
import { msOf } from '#schemas/time.ts';
import { defineView } from '#engine/define-view.ts';
import { useAnswer, useRoom, useRoomActions, useStalls } from '#features/live/index.ts';
import { LiveCard, LiveFact } from '#pieces/live-card.tsx';
import { TroubleForm } from '#pieces/trouble-form.tsx';
import { Button } from '#ui/button.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function LiveStutter({ root, props, t, act, intend }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const { rescue } = useRoomActions(id);
  const media = view?.room.media;
  const isPlaying = media !== undefined && media.alive_video_url !== '';
  const { value: tips } = useAnswer(isPlaying ? id : '', () => act(liveStutterTips, { alive_id: id }));
  const rule = useMemo(
    () =>
      tips && {
        stalls: tips.stalls,
        stallMs: msOf(tips.stall_seconds),
        withinMs: msOf(tips.within_seconds),
      },
    [tips],
  );
  const { isOn, calm, facts } = useStalls(rule);
  const [isAsking, setAsking] = useState(false);
  const [isOther, setOther] = useState(false);
  if (view === undefined || media === undefined || tips === undefined) return null;
  const { alive_video_url: url, pc_alive_video_url: quick, hosts } = media;
  const hasQuick = !view.isReplay && quick !== '' && quick !== url;
  const hasOther = !isOther && (hasQuick || hosts.length > 0);
  const offers = (action: (typeof tips.actions)[number]) => tips.actions.includes(action);
  const sendReport = async (kind: PlayTrouble, text: string) => {
    const answer = await act(liveStutterFeedback, { alive_id: id, kind, text, ...facts(url) });
    return answer.ok ? '' : answer.msg;
  };
  const take = (how: 'again' | 'other') => {
    if (how === 'other') setOther(true);
    rescue(how);
    calm();
  };
  if (isAsking)
    return (
      <div {...root}>
        <TroubleForm first="stutters" report={sendReport} close={() => setAsking(false)} />
      </div>
    );
  if (!isOn) return null;
  return (
    <LiveCard root={root} icon="warning" title={t('title')} onClose={calm}>
      <LiveFact>{t('hint')}</LiveFact>
      {hasOther && offers('quality') && (
        <Button tone="primary" block data-action="other" onClick={() => take('other')}>
          {t('other')}
        </Button>
      )}
      {offers('refresh') && (
        <Button block data-action="refresh" onClick={() => take('again')}>
          {t('refresh')}
        </Button>
      )}
      {offers('feedback') && (
        <Button
          tone="text"
          block
          data-action="feedback"
          onClick={() => {
            if (!view.isIn) return intend('login.open', {});
            calm();
            return setAsking(true);
          }}
        >
          {t(view.isIn ? 'feedback' : 'login')}
        </Button>
      )}
    </LiveCard>
  );
});
