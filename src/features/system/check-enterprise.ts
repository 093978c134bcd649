/** Who an enterprise school is, asked of the server; brought when there is somebody to tell. */
import { enterpriseAuthCheck } from '#schemas/api/identity/training-entry.ts';
import type { AppPorts } from '#engine/app-ports.ts';
import type { KeyValueStore } from '#platform/storage.ts';

const CHECKED = 'enterprise-checked';

/** M263: once a visit; a connection that is lost says nothing of the school. */
export async function checkEnterprise(
  { engine, say }: Pick<AppPorts, 'engine' | 'say'>,
  store: KeyValueStore,
): Promise<void> {
  if (store.get(CHECKED) !== undefined) return;
  const answer = await engine.call(enterpriseAuthCheck, {});
  if (answer.ok) store.set(CHECKED, '1');
  else if (answer.code !== 'network') say(answer.msg, 'error');
}
