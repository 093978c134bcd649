/** WeCom's calls in a few lines: a member for every code, each code once, and the tickets pages are signed with. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** By the calls that lend them. */
export const TICKETS: Readonly<Record<string, string>> = {
  '/cgi-bin/get_jsapi_ticket': 'ticket-of-the-corporation',
  '/cgi-bin/ticket/get': 'ticket-of-the-agent',
};

export async function startWecom(): Promise<{ endpoint: string; close: () => void }> {
  const usedItems = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://wecom');
    const code = searchParams.get('code') ?? '';
    const isToken = pathname === '/cgi-bin/gettoken';
    const ticket = TICKETS[pathname];
    const isUsed = !isToken && ticket === undefined && usedItems.has(code);
    usedItems.add(code);
    const member = isUsed ? { errcode: 40029, errmsg: 'invalid code' } : { errcode: 0, userid: `of-${code}` };
    const answer = isToken ? { errcode: 0, errmsg: 'ok', access_token: 'AT', expires_in: 7200 } : member;
    const lentValue = { errcode: 0, errmsg: 'ok', ticket, expires_in: 7200 };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(ticket === undefined ? answer : lentValue));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
