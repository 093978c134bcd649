/** Words of page-tools: all of them are its pieces' own. */
export const words = { cn: {}, en: {} } as const;
