/** The banner scenes by name. */
import { memberLight, photoValley } from './outdoors.ts';
import { morningDesk, nightStudy } from './study.ts';
import { paperShield, steelStairs } from './work.ts';

export const SCENES: Readonly<Record<string, () => string>> = {
  'morning-desk': morningDesk,
  'night-study': nightStudy,
  'photo-valley': photoValley,
  'member-light': memberLight,
  'steel-stairs': steelStairs,
  'paper-shield': paperShield,
};
