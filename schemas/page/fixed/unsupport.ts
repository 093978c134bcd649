/** Fixed screen: content the PC shop cannot show (M30, D21); what the address says of it is a stranger's word. */
import { plainLine } from '../../text/plain-text.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';
import { isId } from '../../id.ts';

const NAME_MAX = 60;
const TYPE = /^[1-9]\d{0,2}$/;

export const unsupport: FixedScreen = ({ query }) => {
  const id = query.get('id') ?? '';
  const type = query.get('type') ?? '';
  return screen({
    id: 'unsupport',
    title: { cn: '暂不支持', en: 'Not supported' },
    kind: 'unsupport',
    props: {
      id: isId(id) ? id : '',
      type: TYPE.test(type) ? Number(type) : 0,
      name: plainLine(query.get('name'), NAME_MAX),
    },
  });
};
