/** Fixed screen: hosting a live room (D95-D106). */
import { isId } from '../../id.ts';
import { ACTIVITY_HOSTS } from '../../live/activities.gen.ts';
import { PAGE_TOOLS, screen, type FixedScreen } from './fixed-screen.ts';

export const liveHost: FixedScreen = ({ params: { id = '' } }) => {
  const alive_id = isId(id) ? id : 'none';
  return screen({
    id: 'live-host',
    title: { cn: '直播间管理', en: 'Live studio' },
    kind: 'live-host',
    props: { alive_id },
    slots: {
      stage: [{ id: 'live-stage', kind: 'live-stage', v: 1, props: { alive_id, is_quiet: true } }],
      tools: [PAGE_TOOLS],
      chat: [{ id: 'live-chat', kind: 'live-chat', v: 1, props: { alive_id } }],
      activities: ACTIVITY_HOSTS.map((kind) => ({ id: kind, kind, v: 1, props: { alive_id } })),
    },
  });
};
