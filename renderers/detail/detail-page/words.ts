/** The layout of a detail page says nothing itself. */
export const words = { cn: {}, en: {} } as const;
