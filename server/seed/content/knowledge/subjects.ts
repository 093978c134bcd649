/** The eight ways into the knowledge shop, as the icon navigation shows them. */
import type { LocaleText } from '#schemas/page/text.ts';
import type { Link } from '#schemas/page/link.ts';
import { toPage, toTag } from '../links.ts';
import { SUBJECTS } from './identity.ts';

interface Entry {
  title: LocaleText;
  note: LocaleText;
  image: string;
  link: Link;
}

const NOTES: Readonly<Record<(typeof SUBJECTS)[number]['id'], LocaleText>> = {
  product: { cn: '想清楚，做出来', en: 'Think, then ship' },
  writing: { cn: '把话写明白', en: 'Say it plainly' },
  finance: { cn: '家底心里有数', en: 'Know your numbers' },
  psychology: { cn: '和自己处得来', en: 'At ease with you' },
  photography: { cn: '看见身边的光', en: 'See the light' },
  parenting: { cn: '陪孩子也陪自己', en: 'Grow up together' },
};

export function subjectEntries(): Entry[] {
  return [
    ...SUBJECTS.map(({ id, name }) => ({
      title: name,
      note: NOTES[id],
      image: `/demo/icons/${id}.svg`,
      link: toTag(id),
    })),
    {
      title: { cn: '直播', en: 'Live' },
      note: { cn: '每周三晚八点', en: 'Wednesdays at 8 pm' },
      image: '/demo/icons/live.svg',
      link: toTag('live'),
    },
    {
      title: { cn: '会员', en: 'Membership' },
      note: { cn: '一天一块钱', en: 'One yuan a day' },
      image: '/demo/icons/membership.svg',
      link: toPage('svip'),
    },
  ];
}
