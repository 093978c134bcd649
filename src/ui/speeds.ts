/** How fast a film or a recording may be played; the fastest is what reports of study are believed at (ADR-312). */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
