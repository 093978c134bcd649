/** All demo artwork as file names and contents; generate.ts writes it, the test compares it with what is committed. */
import { COVERS } from './catalogue.ts';
import { drawCover } from './cover.ts';
import { AVATARS } from './marks/avatars.ts';
import { ACCOUNT_CODE } from './marks/account-code.ts';
import { ICONS, MORNING_CARD } from './marks/icons.ts';
import { LOGOS } from './marks/logos.ts';
import { ADS, SCENES } from './scenes/scenes.ts';

export interface Artwork {
  /** Below public/demo. */
  file: string;
  svg: string;
}

export function artworks(): Artwork[] {
  return [
    ...COVERS.map((plan) => ({ file: `covers/${plan.name}.svg`, svg: drawCover(plan) })),
    ...Object.entries(SCENES).map(([name, draw]) => ({ file: `banners/${name}.svg`, svg: draw() })),
    ...Object.entries(ADS).map(([name, draw]) => ({ file: `ads/${name}.svg`, svg: draw() })),
    ...toArtworks('icons', ICONS),
    ...toArtworks('avatars', AVATARS),
    ...toArtworks('logos', LOGOS),
    { file: 'art/morning-card.svg', svg: MORNING_CARD },
    { file: 'art/account-code.svg', svg: ACCOUNT_CODE },
  ];
}

function toArtworks(folder: string, drawings: Readonly<Record<string, string>>): Artwork[] {
  return Object.entries(drawings).map(([name, svg]) => ({ file: `${folder}/${name}.svg`, svg }));
}
