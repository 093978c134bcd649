/** `create` and `invite` through the console of a running server. */
import { consolePeopleInvite, consoleShopsCreate } from '#schemas/api/console/shops.ts';
import type { RequestFault, NewInvitation, OnboardingBackend } from './onboarding-backend.ts';
import type { Answer, Call } from './call-server.ts';

const BAD = 40000;
const NOT_FOUND = 40400;

export function onboardingByServer(
  call: Call,
  refuse: (answer: Answer) => never,
): Omit<OnboardingBackend, 'addressOf'> {
  function read<Made extends object>({ ...answer }: Answer) {
    const data = answer.data as { faults?: RequestFault[] } | null;
    if (answer.code === 0) return { ok: true, ...(answer.data as Made) } as const;
    if (answer.code === BAD && data?.faults !== undefined) return { ok: false, faults: data.faults } as const;
    return refuse(answer);
  }
  return {
    createShop: async (asked) =>
      read<Omit<NewInvitation, 'ok'> & { app_id: string; host: string }>(
        await call('POST', consoleShopsCreate.path, asked),
      ),
    async invite(shop, asked) {
      const answer = await call('POST', consolePeopleInvite.path, { ...asked, shop });
      return answer.code === NOT_FOUND ? undefined : read<Omit<NewInvitation, 'ok'>>(answer);
    },
  };
}
