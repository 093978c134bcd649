/** Words of the operations school's footer. */
export const words = { cn: { label: '运营学院' }, en: { label: 'Operations school' } } as const;
