/** Palettes of the artwork: a ground, its shade, ink, paper and three voices; one pair a subject. */
export interface Palette {
  /** Ground, lit from the upper left, and its shaded end. */
  ground: string;
  shade: string;
  ink: string;
  paper: string;
  /** The loud voice, the second and the quiet one. */
  loud: string;
  warm: string;
  quiet: string;
  /** Fine lines on the ground: ink where it is light, paper where it is dark. */
  lines: string;
}

const make = (
  ground: string,
  shade: string,
  ink: string,
  paper: string,
  loud: string,
  warm: string,
  quiet: string,
): Palette => ({
  ground,
  shade,
  ink,
  paper,
  loud,
  warm,
  quiet,
  lines:
    Number.parseInt(ground.slice(1, 3), 16) > 0xaa && Number.parseInt(ground.slice(3, 5), 16) > 0xaa
      ? ink
      : paper,
});

export const PALETTES = {
  ember: make('#f6e6d2', '#eacdac', '#2b1c15', '#fffaf2', '#c2410c', '#e9985f', '#d9b48c'),
  emberDeep: make('#c9521f', '#a23609', '#2a1208', '#fff1de', '#ffd9a8', '#f49a5c', '#8a2b07'),
  ink: make('#24344a', '#172334', '#0d1520', '#f6efe1', '#d5573b', '#e7cf9f', '#4c6583'),
  inkLight: make('#ece6d9', '#d8cfbc', '#1e2a3a', '#fdfaf3', '#c64b30', '#33506e', '#b9b19d'),
  moss: make('#234a3c', '#163228', '#0b1d16', '#f5efdc', '#dcb257', '#86b194', '#3c6a57'),
  mossLight: make('#e1e8d6', '#c5d3b7', '#1d3f33', '#fafaf0', '#b9822a', '#4f8567', '#9bb79c'),
  plum: make('#54315c', '#382040', '#1e1023', '#faece5', '#f3b197', '#cf7d92', '#7c5689'),
  plumLight: make('#f4e2e2', '#e5c7ce', '#43264b', '#fff8f5', '#b04f66', '#8767a0', '#dca99b'),
  dusk: make('#2c3945', '#1a232c', '#0f161c', '#f1f2ed', '#f2a541', '#86abbd', '#4c6476'),
  sky: make('#d6e5ea', '#b5cfd9', '#20323d', '#f9fbfa', '#e0812a', '#4f829b', '#91b5c4'),
  meadow: make('#f8e7b3', '#edd186', '#2e3a2b', '#fffbec', '#e0694a', '#4f937e', '#c9bd77'),
  lagoon: make('#317670', '#205450', '#0f2e2b', '#f7f5e5', '#f7ca6d', '#ee8a6c', '#4f968c'),
  steel: make('#255a8a', '#163c62', '#0b2139', '#eff5fa', '#f3b155', '#8ab4d8', '#3f78aa'),
  ice: make('#e2ebf3', '#c2d4e3', '#16365a', '#fbfdff', '#cf7426', '#3f77ab', '#98b6cf'),
  slate: make('#36434f', '#232d36', '#12181d', '#f2f3f1', '#e3a04a', '#9ab0bd', '#566877'),
  clay: make('#ecd9cb', '#d8baa4', '#3a241c', '#fdf6f0', '#a4492b', '#6d7f69', '#c39a80'),
} as const satisfies Record<string, Palette>;
export type PaletteName = keyof typeof PALETTES;
