/** The parts of the settings, as links above each of its screens. */
import { useTranslation } from '#i18n/use-translation.ts';
import type { PartLink } from '#desk/kit/lists/part-links.tsx';
import { CONSOLE } from '../addresses.ts';
import { settingsWords } from './words.ts';

export function useSettingsParts(): PartLink[] {
  const t = useTranslation(settingsWords);
  return [
    { to: CONSOLE.settings, label: t('general') },
    { to: CONSOLE.shopSettings, label: t('shop') },
    { to: CONSOLE.loginSettings, label: t('login') },
    { to: CONSOLE.domains, label: t('domains') },
    { to: CONSOLE.messages, label: t('messages') },
  ];
}
