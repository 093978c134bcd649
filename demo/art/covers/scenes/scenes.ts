/** The banner scenes by name. */
import { CORNER_SCENES } from './corner.ts';
import { memberDay, memberNight, photoDawn, photoDusk } from './outdoors.ts';
import { cropScene } from './scene.ts';
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

/** Scenes cut for picture rows: about seven to four. */
export const ADS: Readonly<Record<string, () => string>> = {
  'late-study': () => cropScene(nightStudy(), 800, 1120),
  'out-with-phone': () => cropScene(photoDusk(), 800, 1120),
  'for-members': () => cropScene(memberNight(), 860, 1060),
};
