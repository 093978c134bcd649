/** Begins and ends a room: each is asked back first, for both reach everybody at once. */
import { liveHostSet } from '#schemas/api/live/hosting.ts';
import type { Ask, PartProps } from './part-props.ts';

export interface Stand {
  begin: () => void;
  end: () => void;
}

export function useStand({ id, t, call }: Pick<PartProps, 'id' | 't' | 'call'>, ask: Ask): Stand {
  const confirm = (what: 'begin' | 'end', to: 'live' | 'ended') => () =>
    ask({
      title: t(what),
      content: t(`${what}Asked`),
      confirmText: t(what),
      danger: what === 'end',
      onConfirm: () => void call(liveHostSet, { alive_id: id, alive_state: to }),
    });
  return { begin: confirm('begin', 'live'), end: confirm('end', 'ended') };
}
