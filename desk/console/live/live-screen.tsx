/** Live rooms of the shop with their state. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleLiveList, LIVE_SORTS } from '#schemas/api/console/live.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { RowLink } from '#desk/kit/lists/row-parts.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Badge } from '#ui/badge.tsx';
import { oneOf } from '../addresses.ts';
import { liveWords } from './words.ts';

type Room = DataOf<typeof consoleLiveList>['items'][number];

const STATES = [LIVE_STATE.notStarted, LIVE_STATE.live, LIVE_STATE.ended] as const;
const PUSH_STATES = [0, 1, 2] as const;

function useColumns(): Column<Room>[] {
  const t = useTranslation(liveWords);
  const say = useSay();
  const stateOf = (room: Room) => {
    const state = STATES.find((one) => one === room.alive_state);
    return state === undefined ? '' : t(`state_${state}`);
  };
  const pushOf = (room: Room) => {
    const state = PUSH_STATES.find((one) => one === room.push_state);
    return state === undefined ? '' : t(`push_${state}`);
  };
  return [
    {
      id: 'title',
      label: t('title'),
      sort: 'title',
      text: ({ title }) => title,
      cell: ({ alive_id: id, title }) => <RowLink to={oneOf('live', id)}>{title}</RowLink>,
    },
    {
      id: 'state',
      label: t('state'),
      text: stateOf,
      cell: (room) => (
        <Badge tone={room.alive_state === LIVE_STATE.live ? 'pulse' : 'neutral'}>{stateOf(room)}</Badge>
      ),
    },
    {
      id: 'start',
      label: t('start'),
      sort: 'start_ts',
      text: ({ start_ts: ts }) => say.moment(ts),
      isOneLine: true,
    },
    { id: 'source', label: t('source'), isWide: true, text: ({ source }) => t(source) },
    { id: 'push', label: t('push'), isWide: true, text: pushOf },
  ];
}

export function LiveScreen() {
  const t = useTranslation(liveWords);
  const columns = useColumns();
  const list: ListDefinition<Room> = {
    name: 'live',
    title: t('live'),
    call: consoleLiveList,
    read: (ask, query) => ask(consoleLiveList, query),
    idOf: (room) => room.alive_id,
    nameOf: ({ title }) => title,
    columns,
    sorts: LIVE_SORTS,
    searchHint: t('search'),
    filters: [
      {
        name: 'alive_state',
        label: t('state'),
        options: STATES.map((value) => ({ value, label: t(`state_${value}`) })),
      },
    ],
    empty: { title: t('none'), hint: t('noneHint') },
  };
  return <ListScreen list={list} />;
}
