/** Named configs of a zone's gate. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const zone: Omit<Props, 'state'> = {
  zone_id: 'camp-room',
  next: '/p/pc/zone/camp-room',
  title: { cn: '摄影营学员专区', en: 'Room of the photography camp' },
  logo: '',
  opens_at: 0,
  denied: 0,
};
const nobody: Omit<Props, 'state'> = { ...zone, zone_id: '', next: '/', title: '' };

export const examples: RendererExample<Props>[] = [
  { name: 'empty', props: { ...nobody, state: 1 } },
  { name: 'minimal', props: { ...nobody, state: 4 } },
  { name: 'login', props: { ...zone, state: 1 } },
  { name: 'typical', props: { ...zone, state: 2 } },
  { name: 'wrong-password', props: { ...zone, state: 2, denied: 1 } },
  { name: 'too-many-tries', props: { ...zone, state: 2, denied: 1_795_233_840 } },
  { name: 'group', props: { ...zone, state: 3 } },
  { name: 'not-open-yet', props: { ...zone, state: 5, opens_at: 4_102_444_799 } },
  { name: 'maximal', props: { ...zone, state: 2, logo: '/demo/logos/knowledge.svg', denied: 1 } },
  {
    name: 'long-text',
    props: {
      ...zone,
      state: 5,
      opens_at: 4_102_444_799,
      title: {
        cn: '面向全国加盟门店店长的年度经营能力提升训练营专属学员专区与课后答疑交流',
        en: 'Yearly training of shop managers all over the country, with answers',
      },
    },
  },
  { name: 'broken-image', props: { ...zone, state: 2, logo: '/demo/logos/no-such-logo.svg' } },
];
