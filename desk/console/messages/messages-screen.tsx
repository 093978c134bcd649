/** Every message the shop sends of its own accord, and how it gets to people (ADR-837). */
import { useLocale } from '#i18n/use-words.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleMessagesList } from '#schemas/api/console/messages.ts';
import { templateOf } from '#schemas/messages/message-templates.ts';
import { RowLink } from '#desk/kit/lists/row-parts.tsx';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Panel, Quiet, Stack } from '#desk/kit/screens/panel.tsx';
import { PlainTable } from '#desk/kit/screens/plain-table.tsx';
import { ScreenHead } from '#desk/kit/screens/screen-head.tsx';
import { Badge } from '#ui/badge.tsx';
import { oneOf } from '../addresses.ts';
import { useSettingsParts } from '../settings/use-settings-parts.ts';
import { carriersText } from './carriers-text.ts';
import { messagesWords } from './words.ts';

export function MessagesScreen() {
  const t = useTranslation(messagesWords);
  const locale = useLocale();
  const parts = useSettingsParts();
  const query = useConsoleQuery(consoleMessagesList, {});
  return (
    <Stack>
      <ScreenHead title={t('messages')} parts={parts} />
      <WhenRead query={query}>
        {({ items }) => (
          <Panel title={t('messages')}>
            <Quiet>{t('hint')}</Quiet>
            <PlainTable
              label={t('messages')}
              rows={items}
              keyOf={({ kind }) => kind}
              empty=""
              columns={[
                {
                  id: 'name',
                  label: t('message'),
                  cell: ({ kind }) => (
                    <RowLink to={oneOf('messages', kind)}>{templateOf(kind).name[locale]}</RowLink>
                  ),
                },
                { id: 'way', label: t('way'), cell: ({ carriers }) => carriersText(carriers, t) },
                {
                  id: 'state',
                  label: t('state'),
                  cell: ({ is_own: isOwn }) => (
                    <Badge tone={isOwn ? 'success' : 'neutral'}>{t(isOwn ? 'own' : 'standard')}</Badge>
                  ),
                },
              ]}
            />
          </Panel>
        )}
      </WhenRead>
    </Stack>
  );
}
