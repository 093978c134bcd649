/** The sandbox tells the shop what became of a payment, over HTTP and again until it is taken, as a company would. */
import { callOut } from '#server/kernel/outgoing/fetch.ts';
import { isObject } from '#schemas/page/json.ts';
import type { Deps } from '#server/kernel/area.ts';
import { defineJob, handleJob, type Job } from '#server/kernel/jobs/define-job.ts';
import { isLocalName } from '#server/kernel/http/local-name.ts';
import { signatureOf, SIGNATURE_HEADER } from '../providers/payment/sandbox.ts';
import type { SandboxStore } from '../store/sandbox.store.ts';

const DEADLINE_MS = 5_000;

export const notifyShop = defineJob<{ outTradeNo: string }>({
  name: 'sandbox.notify',
  read: (data) => ({ outTradeNo: String(isObject(data) ? data['outTradeNo'] : '') }),
});

/** Names below localhost are this machine, whether or not its resolver knows them (RFC 6761). */
function reachable(address: string): URL {
  const url = new URL(address);
  if (isLocalName(url.hostname)) url.hostname = '127.0.0.1';
  return url;
}

export function sandboxJobs({ stores }: { stores: { sandbox: SandboxStore } } & Pick<Deps, 'clock'>): Job[] {
  return [
    handleJob(notifyShop, async ({ outTradeNo }) => {
      const trade = await stores.sandbox.ofNumber(outTradeNo);
      if (trade === undefined || trade.notifyUrl === '') return;
      const body = JSON.stringify({
        id: `${outTradeNo}:${trade.state}`,
        out_trade_no: outTradeNo,
        state: trade.state,
        amount: trade.amount,
      });
      const answer = await callOut(reachable(trade.notifyUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(trade.secret, body) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (!answer.ok) throw new Error(`the shop answered ${String(answer.status)}`);
    }),
  ];
}
