/** The desk's start: what needs attention today, with the lists behind it, and the figures of the day; by role. */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleTodayGet, type Today } from '#schemas/api/console/today.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { DetailScreen } from '#desk/kit/screens/detail-screen.tsx';
import { Figure, Figures, Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Badge } from '#ui/badge.tsx';
import { Empty } from '#ui/empty.tsx';
import { RowLink } from '#desk/kit/lists/row-parts.tsx';
import { oneOf } from '../addresses.ts';
import { FirstSteps } from '../first-steps/first-steps.tsx';
import { dayCards, waitingCards, type TodayCard } from './today-figures.ts';
import { Week } from './week.tsx';
import { todayWords } from './words.ts';

function Cards({ cards, isUrgent }: { cards: readonly TodayCard[]; isUrgent?: boolean }) {
  const t = useTranslation(todayWords);
  const say = useSay();
  return (
    <Figures>
      {cards.map(({ name, value, href, isMoney }) => (
        <Figure
          key={name}
          name={name}
          label={t(name)}
          value={isMoney === true ? say.money(value) : say.count(value)}
          href={href}
          isUrgent={isUrgent}
        />
      ))}
    </Figures>
  );
}

function LiveToday({ rooms }: { rooms: Today['live']['rooms'] }) {
  const t = useTranslation(todayWords);
  const say = useSay();
  return (
    <Panel title={t('live')}>
      <PlainTable
        label={t('rooms')}
        rows={rooms}
        keyOf={({ alive_id: id }) => id}
        empty=""
        columns={[
          {
            id: 'title',
            label: t('rooms'),
            cell: ({ alive_id: id, title }) => <RowLink to={oneOf('live', id)}>{title}</RowLink>,
          },
          {
            id: 'state',
            label: t('state'),
            cell: ({ alive_state: state, start_ts: ts }) =>
              state === LIVE_STATE.live ? (
                <Badge tone="pulse">{t('liveNow')}</Badge>
              ) : (
                t('liveSoon', { time: say.moment(ts) })
              ),
          },
        ]}
      />
    </Panel>
  );
}

export function TodayScreen() {
  const t = useTranslation(todayWords);
  const query = useConsoleQuery(consoleTodayGet, {});
  const mayReports = useMay('reports');
  return (
    <DetailScreen query={query} title={() => t('title')}>
      {(today) => {
        const waiting = waitingCards(today);
        const day = dayCards(today);
        const rooms = today.live?.rooms ?? [];
        return (
          <>
            <FirstSteps />
            <Panel title={t('todo')}>
              {waiting.length === 0 ? (
                <Empty title={t('nothing')} hint={t('nothingHint')} icon="success" />
              ) : (
                <Cards cards={waiting} isUrgent />
              )}
            </Panel>
            <Panel title={t('figures')}>
              {day.length === 0 ? <Quiet>{t('quietDay')}</Quiet> : <Cards cards={day} />}
            </Panel>
            {rooms.length > 0 && <LiveToday rooms={rooms} />}
            {mayReports && <Week />}
          </>
        );
      }}
    </DetailScreen>
  );
}
