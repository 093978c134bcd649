/** A painter whose pictures say what is on them, and what a patient browser does with a puzzle. */
import { createHash } from 'node:crypto';
import { isWorkDone, workText } from '#schemas/auth/proof-of-work.ts';
import type { CaptchaPainter } from '#server/areas/identity/ports/captchas.ts';
import type { Stores } from '#server/kernel/area.ts';

const PREFIX = 'data:text/plain,';

export const frankPainter: CaptchaPainter = {
  letters: 'ACDEFHJKLMNPRTUWXY34679',
  drawText: (text) => Promise.resolve(`${PREFIX}${text}`),
  drawPuzzle: () =>
    Promise.resolve({
      background: `${PREFIX}137`,
      piece: PREFIX,
      width: 300,
      height: 150,
      pieceWidth: 48,
      pieceTop: 40,
      x: 137,
    }),
};

/** What a picture of the frank painter says. */
export function readPicture(address: string): string {
  return address.slice(PREFIX.length);
}

/** Looks for the proof of work, as a browser does. */
export function findWork({ salt, bits }: { salt: string; bits: number }): string {
  for (let triedCount = 0; ; triedCount += 1) {
    const answer = triedCount.toString(36);
    if (isWorkDone(createHash('sha256').update(workText(salt, answer)).digest(), bits)) return answer;
  }
}

/** What a browser sends that has just passed a captcha of a flow of its own. */
export async function passedCaptcha(
  { flows }: Pick<Stores, 'flows'>,
  { appId, sessionId, browser }: { appId: string; sessionId: string; browser: string },
): Promise<Record<string, string>> {
  const until = Date.now() + 60_000;
  await flows.put({ appId, sessionId, browser, purpose: 'accountLogin', type: 1, expiresAt: until });
  const ticketHash = createHash('sha256').update('ticket.word').digest('hex');
  await flows.award(appId, sessionId, ticketHash, until);
  return { session_id: sessionId, captcha_type: '1', captcha_ticket: 'ticket', captcha_randstr: 'word' };
}
