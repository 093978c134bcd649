/** Credited hours of the days of a report as files: signed, or as a table; of everybody or of one learner. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleHoursExport, consoleHoursTableExport } from '#schemas/api/console/hours.ts';
import { refusalReason, useConsoleMutation, type Refusal } from '#desk/kit/calls/use-console.ts';
import { saveFile } from '#desk/kit/lists/save-file.ts';
import { Acts, Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toasts.tsx';
import type { ReportSpan } from './report-span.ts';
import { reportsWords } from './words.ts';

export function HoursFiles({ span: { from, to } }: { span: ReportSpan }) {
  const t = useTranslation(reportsWords);
  const [person, setPerson] = useState('');
  const signedExport = useConsoleMutation(consoleHoursExport);
  const table = useConsoleMutation(consoleHoursTableExport);
  const input = { from, to, person: person.trim() };
  const sayFault = (error: Refusal) =>
    toast(refusalReason(error, ['too-many-rows']) === undefined ? error.message : t('tooMany'), 'error');
  return (
    <Panel title={t('hoursFiles')}>
      <Quiet>{t('hoursHint')}</Quiet>
      <TextField id="hours-person" name="person" label={t('person')} value={person} onChange={setPerson} />
      <Acts>
        <Button
          data-action="export-signed"
          busy={signedExport.isPending}
          onClick={() =>
            signedExport.mutate(input, {
              onSuccess: (file) =>
                saveFile(`hours-${from}-${to}.json`, 'application/json', JSON.stringify(file, null, 2)),
              onError: sayFault,
            })
          }
        >
          {t('hoursSigned')}
        </Button>
        <Button
          data-action="export-hours"
          busy={table.isPending}
          onClick={() =>
            table.mutate(input, {
              onSuccess: ({ csv }) => saveFile(`hours-${from}-${to}.csv`, 'text/csv', csv),
              onError: sayFault,
            })
          }
        >
          {t('hoursTable')}
        </Button>
      </Acts>
    </Panel>
  );
}
