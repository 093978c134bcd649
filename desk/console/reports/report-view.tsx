/** One report: its sums, a chart of the first figure, the whole as a table, and the table as a file. */
import { useTranslation } from '#i18n/use-translation.ts';
import { formatDayText } from '#i18n/format-day.ts';
import { toCsv } from '#desk/kit/lists/list-csv.ts';
import { saveFile } from '#desk/kit/lists/save-file.ts';
import { BarChart } from '#desk/kit/screens/bar-chart.tsx';
import { Figure, Figures, Panel } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Button } from '#ui/button.tsx';
import type { ReportFigure } from './report-figures.ts';
import type { ReportSpan } from './report-span.ts';
import { reportsWords } from './words.ts';

type Row<Values> = Values & { key: string; title: string };

interface ReportViewProps<Values extends Record<string, number>> {
  span: ReportSpan;
  rows: readonly Row<Values>[];
  total: Values;
  figures: readonly ReportFigure<Values>[];
}

export function ReportView<Values extends Record<string, number>>(props: ReportViewProps<Values>) {
  const { span, rows, total, figures } = props;
  const t = useTranslation(reportsWords);
  const { locale } = useSay();
  const nameOf = ({ key, title }: Row<Values>) =>
    span.by === 'day' ? formatDayText(key, locale) : title === '' ? `${t('gone')} ${key}` : title;
  const valueOf = (values: Values, { name }: ReportFigure<Values>): number => values[name] ?? 0;
  const heads = [t(`key_${span.by}`), ...figures.map(({ label }) => label)];
  const save = () =>
    saveFile(
      `${span.report}-${span.from}-${span.to}.csv`,
      'text/csv',
      toCsv([
        heads,
        ...rows.map((row) => [
          span.by === 'day' ? row.key : nameOf(row),
          ...figures.map((figure) => figure.plain(valueOf(row, figure))),
        ]),
      ]),
    );
  const [main] = figures;
  return (
    <>
      <Figures>
        {figures.map((figure) => (
          <Figure
            key={figure.name}
            name={figure.name}
            label={figure.label}
            value={figure.say(valueOf(total, figure))}
          />
        ))}
      </Figures>
      <Panel
        title={main?.label ?? ''}
        actions={
          <Button size="s" data-action="export" onClick={save}>
            {t('export')}
          </Button>
        }
      >
        {main !== undefined && rows.length > 0 && (
          <BarChart
            label={main.label}
            points={rows.map((row) => ({
              label: nameOf(row),
              value: valueOf(row, main),
              text: main.say(valueOf(row, main)),
            }))}
          />
        )}
        <PlainTable
          label={t('reports')}
          rows={rows}
          keyOf={({ key }) => key}
          empty={t('none')}
          columns={[
            { id: 'key', label: heads[0] ?? '', cell: nameOf },
            ...figures.map((figure) => ({
              id: figure.name,
              label: figure.label,
              isNumber: true,
              cell: (row: Row<Values>) => figure.say(valueOf(row, figure)),
            })),
          ]}
        />
      </Panel>
    </>
  );
}
