/** `create` and `invite` through the console of a running server. */
import type { RequestFault, NewInvitation, OnboardingBackend } from './onboarding-backend.ts';
import type { Answer, Call } from './call-server.ts';
import { shopAddressAt } from './shop-address.ts';

const BAD = 40000;
const NOT_FOUND = 40400;

export function onboardingByServer(
  base: string,
  call: Call,
  refuse: (answer: Answer) => never,
): OnboardingBackend {
  function read<Made extends object>({ ...answer }: Answer) {
    const data = answer.data as { faults?: RequestFault[] } | null;
    if (answer.code === 0) return { ok: true, ...(answer.data as Made) } as const;
    if (answer.code === BAD && data?.faults !== undefined) return { ok: false, faults: data.faults } as const;
    return refuse(answer);
  }
  return {
    createShop: async (asked) =>
      read<Omit<NewInvitation, 'ok'> & { app_id: string; host: string }>(
        await call('POST', '/console/shops', asked),
      ),
    async invite(shop, asked) {
      const answer = await call('POST', '/console/invitations', { ...asked, shop });
      return answer.code === NOT_FOUND ? undefined : read<Omit<NewInvitation, 'ok'>>(answer);
    },
    addressOf: (label, host) => shopAddressAt(base, label, host),
  };
}
