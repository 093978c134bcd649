/** Reports of live rooms: one is chosen, the last announced first. */
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { LIST_LIMIT_MAX } from '#schemas/api/console/define-console-call.ts';
import { consoleLiveList } from '#schemas/api/console/live.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Stack } from '#desk/kit/screens/panel.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Empty } from '#ui/empty.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { RoomReport } from '../live/room-report.tsx';
import { reportsWords } from './words.ts';

export function LiveReports() {
  const t = useTranslation(reportsWords);
  const say = useSay();
  const [params, setParams] = useSearchParams();
  const query = useConsoleQuery(consoleLiveList, { limit: LIST_LIMIT_MAX });
  const choose = (id: string | undefined) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (id !== undefined) next.set('room', id);
      return next;
    });
  return (
    <WhenRead query={query}>
      {({ items }) => {
        const room = items.find(({ alive_id: id }) => id === params.get('room')) ?? items[0];
        if (room === undefined) return <Empty title={t('none')} />;
        return (
          <Stack>
            <SelectField
              name="room"
              label={t('room')}
              value={room.alive_id}
              options={items.map(({ alive_id: value, title, start_ts: ts }) => ({
                value,
                label: `${title} ${say.moment(ts)}`.trim(),
              }))}
              onChange={choose}
            />
            <RoomReport key={room.alive_id} id={room.alive_id} />
          </Stack>
        );
      }}
    </WhenRead>
  );
}
