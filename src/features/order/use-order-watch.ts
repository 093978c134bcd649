/** An unpaid order asked about while somebody looks at it (D71). */
import { useEffect } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { orderStatus } from '#schemas/api/orders/orders.ts';
import { useMachine } from '#engine/use-machine.ts';
import { systemClock } from '#platform/clock.ts';
import { pageVisibility } from '#platform/visibility.ts';
import { orderWatch } from './order-watch.machine.ts';

/** @param isUnpaid nothing else is waited for. @param onSettle runs once it is unpaid no more */
export function useOrderWatch(act: Caller, orderId: string, isUnpaid: boolean, onSettle: () => void) {
  const [{ phase }, send] = useMachine(orderWatch, (effect, later) => {
    switch (effect.type) {
      case 'ask': {
        const { attempt } = effect;
        return void act(orderStatus, { order_id: orderId }).then((answer) =>
          later({ type: 'told', attempt, state: answer.ok ? answer.data.state : undefined }),
        );
      }
      case 'tick-in': {
        const { attempt, ms } = effect;
        systemClock.after(ms, () => later({ type: 'tick', attempt, at: systemClock.now() }));
        return;
      }
      case 'settled':
        return onSettle();
    }
  });
  const open = () => send({ type: 'opened', at: systemClock.now() });
  useEffect(() => {
    if (!isUnpaid) return undefined;
    send({ type: 'opened', at: systemClock.now() });
    return () => send({ type: 'closed' });
  }, [send, isUnpaid, orderId]);
  useEffect(
    () => pageVisibility.listen((isVisible) => send({ type: isVisible ? 'shown' : 'hidden' })),
    [send],
  );
  return { phase, askAgain: open };
}
