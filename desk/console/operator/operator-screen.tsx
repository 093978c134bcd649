/** The installation for who runs it: how it is, backups, failed jobs, and who else runs it (R58, ADR-790). */
import { useTranslation } from '#i18n/use-translation.ts';
import { Stack } from '#desk/kit/screens/panel.tsx';
import { ScreenHead } from '#desk/kit/screens/screen-head.tsx';
import { CONSOLE } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { BackupsPanel } from './backups-panel.tsx';
import { HealthPanel } from './health-panel.tsx';
import { JobsPanel } from './jobs-panel.tsx';
import { OperatorsPanel } from './operators-panel.tsx';
import { operatorWords } from './words.ts';

export function OperatorScreen() {
  const t = useTranslation(operatorWords);
  const providers = (
    <NavButton to={CONSOLE.providers} action="providers">
      {t('providers')}
    </NavButton>
  );
  return (
    <Stack>
      <ScreenHead title={t('title')} actions={{ main: providers }} />
      <HealthPanel />
      <JobsPanel />
      <BackupsPanel />
      <OperatorsPanel />
    </Stack>
  );
}
