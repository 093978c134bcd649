/** Words of the continue strip: what it says stands in the piece it draws. */
export const words = { cn: {}, en: {} } as const;
