/** New things that are a row in one table. */
import { insertBefore, type Template } from './template.ts';

/** What can be sold: its name is the type of the wire. */
export const lessonType: Template = {
  usage: 'lesson-type <name>, e.g. quiz',
  name: /^[a-z][a-z_]{1,29}$/,
  files: () => [],
  rows: (name) => [
    {
      path: 'schemas/content/resource-type.ts',
      add: (text) =>
        insertBefore(
          text,
          '} as const satisfies Record<string, ResourceRow>;',
          `  ${name}: { name: { cn: '${name}', en: '${name}' }, type: 0, icon: 'course', opens: 'unsupport' },\n`,
        ),
    },
  ],
  next: () => [
    'Give its row the number of the wire, its names in both languages, its icon, and the page that opens it.',
  ],
};

/** How often a call may be made; the contract of the call names it as its `rate`. */
export const limit: Template = {
  usage: 'limit <area>/<name>, e.g. coupons/coupon-note',
  name: /^[a-z][a-z0-9-]{1,29}\/[a-z][a-z-]{1,39}$/,
  files: () => [],
  rows: (name) => {
    const [area = '', own = ''] = name.split('/');
    return [
      {
        path: `server/areas/${area}/limits.ts`,
        add: (text) =>
          insertBefore(text, '\n});', `\n  '${own}': { max: 30, windowMs: MINUTE_MS, per: 'session' },`),
      },
    ];
  },
  next: (name) => [
    `Name it in the contract of the call: rate: '${name.split('/')[1] ?? ''}'. Until then it limits nothing.`,
  ],
};
