/** Camps on a month: which runs, which lessons open on which day, which tasks are due; a phone has the list of it alone (ADR-832). */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleCampCalendarGet } from '#schemas/api/console/camps.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { msOf, secondsOf } from '#schemas/time.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { monthAt, monthSpan, parseMonth, textOfMonth, type Month } from '#desk/kit/month/month-days.ts';
import { entriesShown, MonthGrid } from '#desk/kit/month/month-grid.tsx';
import { MonthHead } from '#desk/kit/month/month-head.tsx';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Panel, Quiet, Stack } from '#desk/kit/screens/panel.tsx';
import { ScreenHead } from '#desk/kit/screens/screen-head.tsx';
import { systemClock } from '#platform/clock.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { CONSOLE } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { useTeachingParts } from '../teaching/use-teaching-parts.ts';
import { campEntries, campRuns, campTitle, type CampCalendar, type CampEntry } from './camp-entries.ts';
import { DayEntries } from './day-entries.tsx';
import { LessonDialog, TaskDialog } from './moment-dialogs.tsx';
import { campsWords } from './words.ts';
import styles from './camps.module.css';

/** The month and the camp stand in the address, so that a colleague can be sent what is seen. */
function useCalendarAddress() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    month: parseMonth(params.get('month') ?? '') ?? monthAt(systemClock.now()),
    campId: params.get('camp') ?? '',
    setMonth: (month: Month) => set('month', textOfMonth(month)),
    setCamp: (id: string) => set('camp', id),
  };
}

function NoCamps() {
  const t = useTranslation(campsWords);
  const mayWriteGoods = useMay('goods.write');
  return (
    <Empty
      title={t('noCamps')}
      hint={t('noCampsHint')}
      action={
        mayWriteGoods && (
          <NavButton to={`${CONSOLE.goods}?type=${String(RESOURCES.camp.type)}`}>{t('toGoods')}</NavButton>
        )
      }
    />
  );
}

function MoveDialog({ entry, onClose }: { entry: CampEntry | undefined; onClose: () => void }) {
  if (entry?.lesson !== undefined) return <LessonDialog of={entry.lesson} onClose={onClose} />;
  if (entry?.task !== undefined) return <TaskDialog of={entry.task} onClose={onClose} />;
  return null;
}

/** Where there is no camp at all, that is said instead. */
const isThere = ({ camps }: CampCalendar, campId: string): boolean =>
  campId === '' || camps.length === 0 || camps.some(({ id }) => id === campId);

/** The address names a camp the shop does not have. */
function MissingCamp({ showAll }: { showAll: () => void }) {
  const t = useTranslation(campsWords);
  return (
    <Empty
      title={t('missing')}
      hint={t('missingHint')}
      action={
        <Button data-action="all-camps" onClick={showAll}>
          {t('allCamps')}
        </Button>
      }
    />
  );
}

/** A camp that was asked for alone and cannot be drawn says why. */
function WithoutTerms({ calendar, campId }: { calendar: CampCalendar; campId: string }) {
  const t = useTranslation(campsWords);
  const camp = calendar.camps.find(({ id, term_count: count }) => id === campId && count === 0);
  return camp === undefined ? null : <Quiet>{t('noTerms', { name: camp.title })}</Quiet>;
}

interface CampMonthProps {
  calendar: CampCalendar;
  address: ReturnType<typeof useCalendarAddress>;
  /** Another month is being asked for. */
  isStale: boolean;
}

function CampMonth({ calendar, address, isStale }: CampMonthProps) {
  const t = useTranslation(campsWords);
  const { month, campId } = address;
  const [chosenDay, setChosenDay] = useState<number>();
  const [target, setTarget] = useState<CampEntry>();
  const turnTo = (next: Month) => {
    setChosenDay(undefined);
    address.setMonth(next);
  };
  const { from, until } = monthSpan(month);
  const entries = campEntries(calendar, campId).filter(({ at }) => msOf(at) >= from && msOf(at) < until);
  const runs = campRuns(calendar, campId, (camp, term) => t('term', { camp, term }).trim());
  const shownEntries = entriesShown(entries, chosenDay);
  return (
    <>
      <WithoutTerms calendar={calendar} campId={campId} />
      <div className={styles.head}>
        <MonthHead month={month} onMonth={turnTo} level={2} />
      </div>
      <div className={styles.grid}>
        <MonthGrid
          month={month}
          onMonth={turnTo}
          entries={entries}
          runs={runs}
          chosenDay={chosenDay}
          onChoose={setChosenDay}
        />
      </div>
      <Panel
        title={t('entries')}
        actions={
          chosenDay !== undefined && (
            <Button size="s" data-action="whole-month" onClick={() => setChosenDay(undefined)}>
              {t('wholeMonth')}
            </Button>
          )
        }
      >
        {shownEntries.length === 0 && !isStale && <Quiet>{t('nothing')}</Quiet>}
        <DayEntries entries={shownEntries} titleOf={(id) => campTitle(calendar, id)} change={setTarget} />
      </Panel>
      <MoveDialog entry={target} onClose={() => setTarget(undefined)} />
    </>
  );
}

export function CampsScreen() {
  const t = useTranslation(campsWords);
  const parts = useTeachingParts();
  const address = useCalendarAddress();
  const { from, until } = monthSpan(address.month);
  const query = useConsoleQuery(consoleCampCalendarGet, { from: secondsOf(from), to: secondsOf(until) });
  return (
    <Stack>
      <ScreenHead title={t('title')} parts={parts} />
      <WhenRead query={query}>
        {(calendar) => (
          <>
            {calendar.camps.length === 0 ? (
              <NoCamps />
            ) : (
              <div className={styles.filter}>
                <SelectField
                  name="camp"
                  label={t('camp')}
                  value={address.campId}
                  options={[
                    { value: '', label: t('allCamps') },
                    ...calendar.camps.map(({ id, title }) => ({ value: id, label: title })),
                  ]}
                  onChange={(id) => address.setCamp(id ?? '')}
                />
              </div>
            )}
            {isThere(calendar, address.campId) ? (
              <CampMonth calendar={calendar} address={address} isStale={query.isPlaceholderData} />
            ) : (
              <MissingCamp showAll={() => address.setCamp('')} />
            )}
          </>
        )}
      </WhenRead>
    </Stack>
  );
}
