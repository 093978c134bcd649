/** What was changed in the shop, by whom and through what (D140). */
import { useTranslation } from '#i18n/use-translation.ts';
import { AUDIT_SORTS, consoleAuditList } from '#schemas/api/console/audit.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { Column, ListDefinition } from '#desk/kit/lists/list-definition.ts';
import { ListScreen } from '#desk/kit/lists/list-screen.tsx';
import { useSay } from '#desk/kit/screens/use-say.ts';
import styles from './audit.module.css';
import { auditWords } from './words.ts';

type Change = DataOf<typeof consoleAuditList>['items'][number];

const WAYS = ['operator', 'token', 'desk'] as const;
const textOf = (value: unknown) =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 1);

function Difference({ change }: { change: Change }) {
  const t = useTranslation(auditWords);
  return (
    <details className={styles.details}>
      <summary>{t('change')}</summary>
      <p>{t('before')}</p>
      <pre className={styles.json}>{textOf(change.before)}</pre>
      <p>{t('after')}</p>
      <pre className={styles.json}>{textOf(change.after)}</pre>
    </details>
  );
}

function useColumns(): Column<Change>[] {
  const t = useTranslation(auditWords);
  const say = useSay();
  return [
    { id: 'at', label: t('at'), sort: 'at', text: ({ at }) => say.moment(at) },
    { id: 'who', label: t('who'), text: ({ who }) => who },
    {
      id: 'through',
      label: t('through'),
      isWide: true,
      text: ({ through }) => {
        const way = WAYS.find((one) => one === through);
        return way === undefined ? through : t(way);
      },
    },
    { id: 'call', label: t('call'), text: ({ call }) => call.replace(/^console\./, '') },
    { id: 'subject', label: t('subject'), text: ({ subject }) => subject, isWide: true },
    {
      id: 'change',
      label: t('change'),
      isWide: true,
      text: ({ before, after }) => `${textOf(before)} → ${textOf(after)}`,
      cell: (change) => <Difference change={change} />,
    },
  ];
}

export function AuditScreen() {
  const t = useTranslation(auditWords);
  const columns = useColumns();
  const list: ListDefinition<Change> = {
    name: 'audit',
    title: t('audit'),
    call: consoleAuditList,
    read: (ask, query) => ask(consoleAuditList, query),
    idOf: ({ id }) => id,
    nameOf: ({ subject }) => subject,
    columns,
    sorts: AUDIT_SORTS,
    searchHint: t('search'),
    empty: { title: t('none') },
  };
  return <ListScreen list={list} />;
}
