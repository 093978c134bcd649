/** WeCom's calls in a few lines: a member for every code, each code once. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function startWecom(): Promise<{ endpoint: string; close: () => void }> {
  const used = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://wecom');
    const code = searchParams.get('code') ?? '';
    const isToken = pathname === '/cgi-bin/gettoken';
    const isUsed = !isToken && used.has(code);
    used.add(code);
    const member = isUsed ? { errcode: 40029, errmsg: 'invalid code' } : { errcode: 0, userid: `of-${code}` };
    const answer = isToken ? { errcode: 0, errmsg: 'ok', access_token: 'AT', expires_in: 7200 } : member;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
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
