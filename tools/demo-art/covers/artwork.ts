/** All demo artwork as file names and contents; generate.ts writes it, the test compares it with what is committed. */
import { COVERS } from './catalogue.ts';
import { drawCover } from './cover.ts';
import { AVATARS } from './marks/avatars.ts';
import { FOLLOW_CARD, ICONS } from './marks/icons.ts';
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
    ...named('icons', ICONS),
    ...named('avatars', AVATARS),
    ...named('logos', LOGOS),
    { file: 'art/follow-card.svg', svg: FOLLOW_CARD },
  ];
}

function named(folder: string, drawings: Readonly<Record<string, string>>): Artwork[] {
  return Object.entries(drawings).map(([name, svg]) => ({ file: `${folder}/${name}.svg`, svg }));
}
