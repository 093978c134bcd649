/** The way to the bar, in a file of its own: every page names what it would need, and this needs one part alone. */
import type { AppPorts } from '#engine/app-ports.ts';

export async function showBar(app: AppPorts): Promise<void> {
  return (await import('./show-bar.ts')).showBar(app);
}
