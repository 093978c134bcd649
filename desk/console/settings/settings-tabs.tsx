/** The other parts of the settings, as links beside each title. */
import { useTranslation } from '#i18n/use-translation.ts';
import { CONSOLE } from '../addresses.ts';
import { NavButton } from '../nav-button.tsx';
import { settingsWords } from './words.ts';

const PARTS = [
  ['general', CONSOLE.settings],
  ['shop', CONSOLE.shopSettings],
  ['login', CONSOLE.loginSettings],
  ['domains', CONSOLE.domains],
] as const;

export function SettingsTabs({ now }: { now: (typeof PARTS)[number][0] }) {
  const t = useTranslation(settingsWords);
  return PARTS.filter(([name]) => name !== now).map(([name, to]) => (
    <NavButton key={name} to={to}>
      {t(name)}
    </NavButton>
  ));
}
