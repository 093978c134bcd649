/** Names the device of a login, for other areas: its browser and system, as the list of logins says them. */
import type { SessionStore } from '../ports/sessions.ts';
import { deviceName } from '../rules/device-name.ts';

/** Empty for a login that has ended, and for a browser that says nothing known. */
export async function loginDevice(
  { sessions }: { sessions: SessionStore },
  { appId, userId }: { appId: string; userId: string },
  publicId: string,
): Promise<string> {
  const logins = await sessions.of(appId, userId);
  return deviceName(logins.find((one) => one.publicId === publicId)?.userAgent ?? '');
}
