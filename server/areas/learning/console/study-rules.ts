/** The merchant says how lessons are studied: words over films, pages nobody sees, jumps, and when a lesson is finished. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { StudyRulesSchema } from '#schemas/shop/study-rules.ts';
import { bodyOf, consoleDoor, sendOk, ShopName } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { changeStudyRules, readStudyRules } from '../study-rules.ts';

const readChange = bodyOf(Type.Object({ shop: ShopName, rules: StudyRulesSchema }));

export function registerStudyRules(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleDoor(app, options, 'sell');
  door.get('/console/study-rules', async ({ request, reply, shop }) => {
    const rules = await readStudyRules(deps, shop.appId);
    return rules === undefined ? sendFailure(request, reply, 'not-found') : sendOk(request, reply, { rules });
  });
  door.post('/console/study-rules', readChange, async ({ request, reply, shop }, body) => {
    const rules = await changeStudyRules(deps, shop.appId, body.rules);
    return rules === undefined ? sendFailure(request, reply, 'not-found') : sendOk(request, reply, { rules });
  });
}
