/** Rich text has no words of its own: all of it is the merchant's. */
export const words = { cn: {}, en: {} } as const;
