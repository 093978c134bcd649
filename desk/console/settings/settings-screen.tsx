/** The settings' first screen: study rules, roles, access tokens; the other parts are linked above. */
import { useTranslation } from '#i18n/use-translation.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { Columns, Panel, Quiet, Stack } from '#desk/kit/screens/panel.tsx';
import { ScreenHead } from '#desk/kit/screens/screen-head.tsx';
import { CONSOLE } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { StudyPanel } from './study-panel.tsx';
import { TokensPanel } from './tokens-panel.tsx';
import { useSettingsParts } from './use-settings-parts.ts';
import { settingsWords } from './words.ts';

export function SettingsScreen() {
  const t = useTranslation(settingsWords);
  const parts = useSettingsParts();
  const mayTeach = useMay('teaching');
  const mayPeople = useMay('people');
  const mayTokens = useMay('tokens');
  return (
    <Stack>
      <ScreenHead title={t('settings')} parts={parts} />
      <Columns>
        {mayTeach && <StudyPanel />}
        {mayPeople && (
          <Panel title={t('people')}>
            <Quiet>{t('peopleHint')}</Quiet>
            <NavButton to={`${CONSOLE.people}?role=owner,manager,editor,teacher,service`}>
              {t('toPeople')}
            </NavButton>
          </Panel>
        )}
      </Columns>
      {mayTokens && <TokensPanel />}
    </Stack>
  );
}
