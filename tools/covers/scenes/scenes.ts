/** The banner scenes by name. */
import { CORNER_SCENES } from './corner.ts';
import { memberDay, memberNight, photoDawn, photoDusk } from './outdoors.ts';
import { morningDesk, nightStudy } from './study.ts';
import { paperShield, steelStairs } from './work.ts';

export const SCENES: Readonly<Record<string, () => string>> = {
  'morning-desk': morningDesk,
  'night-study': nightStudy,
  'photo-dawn': photoDawn,
  'photo-dusk': photoDusk,
  'member-day': memberDay,
  'member-night': memberNight,
  'steel-stairs': steelStairs,
  'paper-shield': paperShield,
  ...CORNER_SCENES,
};
