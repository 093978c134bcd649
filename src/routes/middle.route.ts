/** Jump page whose goal needs an answer of the server (M31, D20); it works without script. */
import { ask, defineRoute } from '#engine/define-route.ts';
import { goodsJumpGet } from '#schemas/api/pages/links.ts';
import { pageAt } from '#schemas/paths.ts';
import { showGone, showJump } from './redirects.ts';

/** Types a link may name; any other is as good as none. */
const TYPE = /^[a-z0-9_]{1,32}$/;

export const route = defineRoute({
  ...pageAt('middle'),
  title: { cn: '正在跳转', en: 'Redirecting' },
  index: false,
  shared: false,
  shows: ({ params, query }) => {
    const { goods_id = '', goods_type = '' } = params;
    const input = { goods_id, ...(TYPE.test(goods_type) ? { goods_type } : {}) };
    return ask(goodsJumpGet, input, (answer) =>
      answer.ok
        ? (showJump(answer.data, query) ?? showGone(params, query, false))
        : showGone(params, query, answer.code === 'delisted'),
    );
  },
});
