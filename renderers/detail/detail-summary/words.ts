/** Words of the summary of a good. */
export const words = {
  cn: { teachers: '授课老师', courses_other: '{{count}} 门课程' },
  en: {
    teachers: 'Your instructor',
    courses_one: '{{count}} course',
    courses_other: '{{count}} courses',
  },
} as const;
