/** Draws live-host-prize. */
import { livePrizeDraw } from '#schemas/api/live/prizes.ts';
import { defineView } from '#engine/define-view.ts';
import { makeHostCall, useRoom } from '#features/live/index.ts';
import { HostPart } from '#pieces/host-part.tsx';
import { Button } from '#ui/button.tsx';
import { definition } from './definition.ts';
import { PrizeForm } from './prize-form.tsx';
import { words } from './words.ts';

export default defineView(definition, words, function LiveHostPrize({ root, props, t, act, intend }) {
  const { alive_id: id } = props;
  const prizeId = useRoom(id)?.state.prize_id;
  const call = makeHostCall({ act, toast: (toast) => intend('message.toast', toast), doneText: t('done') });
  if (prizeId === undefined) return null;
  return (
    <HostPart root={root} title={t('title')}>
      {prizeId === '' ? (
        <PrizeForm id={id} t={t} call={call} />
      ) : (
        <Button
          data-action="draw"
          onClick={() => void call(livePrizeDraw, { alive_id: id, prize_id: prizeId })}
        >
          {t('draw')}
        </Button>
      )}
    </HostPart>
  );
});
