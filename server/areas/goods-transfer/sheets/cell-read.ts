/** What reading one cell of a table answers. */

/** In both languages. */
export type Say = readonly [cn: string, en: string];

/** A value, or why there is none. What only the shop can judge stays as it was typed. */
export type CellRead = { ok: true; value: unknown } | { ok: false; message: Say; hint: Say };
