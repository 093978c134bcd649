/** Console calls over react-query: what is read is cached by call and input, what is written says which calls it makes stale. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConsoleCall } from '#schemas/api/console/define-console-call.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { Answer } from '#schemas/api/envelope.ts';
import { isObject } from '#schemas/page/json.ts';
import type { ConsoleInput } from './caller.ts';
import { useDesk } from './desk-context.ts';

/** A refusal as a screen shows it: `answer.msg` is never blank, `answer.code` and `answer.detail` say more. */
export class Refusal extends Error {
  readonly answer: Extract<Answer<unknown>, { ok: false }>;

  constructor(answer: Extract<Answer<unknown>, { ok: false }>) {
    super(answer.msg);
    this.answer = answer;
  }
}

/** Which of these reasons a refusal names in its detail. */
export function refusalReason<Reason extends string>(
  error: unknown,
  reasons: readonly Reason[],
): Reason | undefined {
  const detail = error instanceof Refusal ? error.answer.detail : undefined;
  return reasons.find((one) => isObject(detail) && detail['reason'] === one);
}

/** The data, or a thrown {@link Refusal}. */
function dataOrThrow<Data>(answer: Answer<Data>): Data {
  if (answer.ok) return answer.data;
  throw new Refusal(answer);
}

/** Reads; `data`, `error` (a {@link Refusal}), `isPending` and `refetch` are react-query's. */
export function useConsoleQuery<E extends ConsoleCall>(
  endpoint: E,
  input: ConsoleInput<E>,
  { isOff = false }: { isOff?: boolean } = {},
) {
  const { ask } = useDesk();
  return useQuery<DataOf<E>, Refusal>({
    queryKey: [endpoint.name, input],
    queryFn: async () => dataOrThrow<DataOf<E>>(await ask(endpoint, input)),
    enabled: !isOff,
    placeholderData: (before) => before,
  });
}

/** Writes; afterwards what was read by the `stale` calls is read anew. */
export function useConsoleMutation<E extends ConsoleCall>(endpoint: E, stale: readonly ConsoleCall[] = []) {
  const { ask } = useDesk();
  const client = useQueryClient();
  return useMutation<DataOf<E>, Refusal, ConsoleInput<E>>({
    mutationFn: async (input) => dataOrThrow<DataOf<E>>(await ask(endpoint, input)),
    onSuccess: () =>
      Promise.all(stale.map(({ name }) => client.invalidateQueries({ queryKey: [name] }))).then(
        () => undefined,
      ),
  });
}
