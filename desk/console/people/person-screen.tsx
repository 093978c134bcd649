/** One person: who they are, what they own, bought and studied, and why a course is open to them or not. */
import { useParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { consolePeopleGet, type Person } from '#schemas/api/console/people.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { DetailScreen } from '#desk/kit/screens/detail-screen.tsx';
import { Columns, Facts, Figure, Figures, Panel } from '#desk/kit/screens/panel.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Badge } from '#ui/badge.tsx';
import { CONSOLE } from '../addresses.ts';
import { ExplainPanel } from './explain-panel.tsx';
import { OrdersPanel, RightsPanel, StudyPanel } from './person-history.tsx';
import { RoleButton } from './role-button.tsx';
import { peopleWords } from './words.ts';

function PersonFigures({ person }: { person: Person }) {
  const t = useTranslation(peopleWords);
  const say = useSay();
  return (
    <Figures>
      <Figure label={t('owned')} value={say.count(person.owned)} />
      <Figure label={t('orders')} value={say.count(person.orders)} />
      <Figure label={t('spent')} value={say.money(person.spent)} />
      <Figure label={t('studied')} value={say.duration(person.studied_s)} />
      <Figure label={t('certificates')} value={say.count(person.certificates)} />
    </Figures>
  );
}

function PersonFacts({ person }: { person: Person }) {
  const t = useTranslation(peopleWords);
  const say = useSay();
  return (
    <Panel title={t('facts')}>
      <Facts
        facts={[
          { label: t('userId'), value: person.id },
          { label: t('phone'), value: person.phone },
          { label: t('email'), value: person.email },
          {
            label: t('status'),
            value: person.is_disabled ? <Badge tone="warning">{t('disabled')}</Badge> : t('active'),
          },
          { label: t('role'), value: person.roles.map((role) => t(role)).join(', ') },
          { label: t('joined'), value: say.day(person.joined_ts) },
          { label: t('lastStudy'), value: say.moment(person.last_study_ts) },
        ]}
      />
    </Panel>
  );
}

export function PersonScreen() {
  const t = useTranslation(peopleWords);
  const { id = '' } = useParams();
  const query = useConsoleQuery(consolePeopleGet, { id });
  const mayExplain = useMay('orders.read');
  return (
    <DetailScreen
      query={query}
      back={{ href: CONSOLE.people, label: t('people') }}
      title={({ item }) => item.nickname}
      actions={({ item }) => ({ main: <RoleButton key={item.role} person={item} /> })}
    >
      {({ item }) => (
        <>
          <PersonFigures person={item} />
          <Columns>
            <PersonFacts person={item} />
            {mayExplain && (
              <ExplainPanel
                goods={item.rights.map(({ goods_id: goodsId, title }) => ({ id: goodsId, title }))}
              />
            )}
          </Columns>
          <RightsPanel person={item} />
          <OrdersPanel person={item} />
          <StudyPanel person={item} />
        </>
      )}
    </DetailScreen>
  );
}
