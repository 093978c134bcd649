/** Companies that take money and carry messages: their keys are written, never read back, and tried by a call (ADR-793). */
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleProvidersList } from '#schemas/api/console/providers.ts';
import { PROVIDER_KINDS } from '#schemas/console/provider-fields.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Quiet, Stack } from '#desk/kit/screens/panel.tsx';
import { ScreenHead } from '#desk/kit/screens/screen-head.tsx';
import { CONSOLE } from '../addresses.ts';
import { ProviderPanel } from './provider-panel.tsx';
import { providerWords } from './provider-words.ts';

export function ProvidersScreen() {
  const t = useTranslation(providerWords);
  const query = useConsoleQuery(consoleProvidersList, {});
  return (
    <Stack>
      <ScreenHead title={t('title')} back={{ href: CONSOLE.operator, label: t('back') }} />
      <Quiet>{t('hint')}</Quiet>
      <WhenRead query={query}>
        {({ items, version }) =>
          PROVIDER_KINDS.flatMap((kind) =>
            items
              .filter((item) => item.kind === kind)
              .map((item) => (
                <ProviderPanel key={`${item.kind} ${item.name}`} provider={item} version={version} />
              )),
          )
        }
      </WhenRead>
    </Stack>
  );
}
