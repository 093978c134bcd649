/** Words of the footer's links. */
export const words = { cn: { label: '页脚导航' }, en: { label: 'Footer' } } as const;
