/** Draws live-subscribe. */
import { useState } from 'react';
import { liveSubscribeArrival } from '#schemas/api/live/room-details.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { defineView } from '#engine/define-view.ts';
import { useRoom } from '#features/live/index.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, function LiveSubscribe({ root, props, t, act, intend }) {
  const { alive_id: id } = props;
  const view = useRoom(id);
  const [own, setOwn] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  if (view === undefined || view.state.alive_state !== LIVE_STATE.notStarted) return null;
  const isOn = own ?? view.viewer.is_subscribed;
  const turn = async () => {
    if (!view.isIn) return intend('login.open', {});
    setBusy(true);
    const answer = await act(liveSubscribeArrival, { alive_id: id, on: !isOn });
    setBusy(false);
    if (!answer.ok) return intend('message.toast', { text: answer.msg, tone: 'error' });
    setOwn(answer.data.is_subscribed);
    const text = t(answer.data.is_subscribed ? 'done' : 'undone');
    return intend('message.toast', { text, tone: 'success' });
  };
  return (
    <div {...root}>
      <Button
        tone={isOn ? 'secondary' : 'primary'}
        busy={isBusy}
        icon={<Icon name="bell" size={18} />}
        data-action="subscribe"
        onClick={() => void turn()}
      >
        {t(isOn ? 'off' : 'on')}
      </Button>
    </div>
  );
});
