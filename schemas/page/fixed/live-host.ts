/** Fixed screen: hosting a live room (D95-D106). */
import { isId } from '../../id.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

export const liveHost: FixedScreen = ({ params: { id = '' } }) => {
  const alive_id = isId(id) ? id : 'none';
  return screen({
    id: 'live-host',
    title: { cn: '直播主持台', en: 'Hosting a live room' },
    kind: 'live-host',
    props: { alive_id },
    slots: {
      stage: [{ id: 'live-stage', kind: 'live-stage', v: 1, props: { alive_id, is_quiet: true } }],
      chat: [{ id: 'live-chat', kind: 'live-chat', v: 1, props: { alive_id } }],
    },
  });
};
