/** Words of live-marquee: what moves is the viewer’s own name. */
export const words = { cn: {}, en: {} } as const;
