/** The divider has no words. */
export const words = { cn: {}, en: {} } as const;
