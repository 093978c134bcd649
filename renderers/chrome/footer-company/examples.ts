/** Named configs of the product-company footer. */
import { SERVICE_HOURS } from '#schemas/constants.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Props = StoredPropsOf<typeof definition>;

const address = { cn: '杭州市西湖区拾光路 1 号', en: '1 Lumen Road, Xihu District, Hangzhou' };

export const examples: RendererExample<Props>[] = [
  { name: 'minimal', props: { phone: '199-0000-0100', hours: SERVICE_HOURS, addresses: [] } },
  { name: 'typical', props: { phone: '199-0000-0100', hours: SERVICE_HOURS, addresses: [address] } },
  {
    name: 'maximal',
    props: {
      phone: '+86 199-0000-0100 / 199-0000-0101',
      hours: SERVICE_HOURS,
      addresses: Array.from({ length: 6 }, () => address),
    },
  },
  {
    name: 'long-text',
    props: {
      phone: '199-0000-0100',
      hours: {
        cn: '工作日 9:00-21:00，周末与法定节假日 10:00-18:00',
        en: 'Weekdays 9:00-21:00, weekends and holidays 10:00-18:00',
      },
      addresses: [
        {
          cn: '浙江省杭州市西湖区拾光路一号拾光书院内容与技术创新中心北楼十二层东侧',
          en: '12th floor east, north tower, Lumen Centre for Content and Technology, 1 Lumen Road, Hangzhou',
        },
      ],
    },
  },
];
