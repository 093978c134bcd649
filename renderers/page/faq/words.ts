/** Questions and answers are all the merchant's own words. */
export const words = { cn: {}, en: {} } as const;
