/** Sends a message with sample data to the person at the desk who asks, no more often than codes are sent (ADR-837). */
import type { MESSAGE_TRIALS } from '#schemas/api/console/messages.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import { ProviderError } from '#server/kernel/outgoing/post-json.ts';
import { MESSAGES_OF_TARGET } from '../limits.ts';
import type { MessageProviders, PersonMessage } from '../providers/message-providers.ts';
import type { Reachable } from '../rules/notices.ts';
import { carrierOf } from '../rules/person-messages.ts';

export type MessageTrial = (typeof MESSAGE_TRIALS)[number];

interface TrialWorld {
  providers: MessageProviders;
  limits: LimitStore;
}

/** Counted before anything is sent, in all shops together. */
async function isTooOften(limits: LimitStore, target: string): Promise<boolean> {
  for (const { max, windowMs } of MESSAGES_OF_TARGET) {
    const { count } = await limits.hit(`message trial to ${target} ${String(windowMs)}`, windowMs);
    if (count > max) return true;
  }
  return false;
}

export async function sendMessageTrial(
  { providers, limits }: TrialWorld,
  reach: Reachable,
  message: PersonMessage,
): Promise<MessageTrial> {
  const carrier = carrierOf(providers, reach, message);
  if (carrier === undefined) return 'unreachable';
  if (await isTooOften(limits, reach.email ?? reach.phone)) return 'too-often';
  try {
    await carrier.send();
    return 'sent';
  } catch (error) {
    if (error instanceof ProviderError) return 'failed';
    throw error;
  }
}
