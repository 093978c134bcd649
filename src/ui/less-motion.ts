/** Whether whoever sits here asked for less motion (WCAG 2.2.2, 2.3.3). */
export const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
