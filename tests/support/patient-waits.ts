/** How long `vi.waitFor` waits: the runner's own limit is a second, which a loaded machine takes for one drawing, and has no setting. */
import { vi } from 'vitest';

const PATIENCE_MS = 10_000;
const NAME = 'waitPatiently';

// Files share a worker, so this may have been done before.
if (vi.waitFor.name !== NAME) {
  const waitFor = vi.waitFor.bind(vi);
  const patient: typeof waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);
  vi.waitFor = Object.defineProperty(patient, 'name', { value: NAME });
}
