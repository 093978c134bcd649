/** /dev/outbox: what the built-in SMS and e-mail providers would have sent, for a browser and for a script. */
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#schemas/locale.ts';
import type { Deps } from '#server/kernel/area.ts';
import type { DevMessage } from '#server/areas/messaging/area.ts';
import { escapeHtml } from '#server/kernel/http/escape.ts';
import { localeOf, sendHtml } from './demo-page.ts';
import { frame } from './shops-page.ts';
import { demoWords } from './words.ts';

const SHOWN = 100;

function messageHtml({ to, channel, code, text, at }: DevMessage, locale: Locale): string {
  const t = demoWords.in(locale);
  const time = new Date(at).toISOString();
  const head = code === '' ? '' : `<h2><code>${escapeHtml(code)}</code></h2>`;
  return `<article>${head}<div class="id">${t(channel)} · ${escapeHtml(to)} · <time datetime="${time}">${time.slice(11, 19)} UTC</time></div><p>${escapeHtml(text)}</p></article>`;
}

function outboxHtml(messages: readonly DevMessage[], locale: Locale): string {
  const t = demoWords.in(locale);
  const empty = `<p class="note">${escapeHtml(t('outboxEmpty'))}</p>`;
  return frame({
    locale,
    title: t('outboxTitle'),
    lead: escapeHtml(t('outboxLead')),
    nav: `<a href="">${t('outboxAgain')}</a><a href="/dev/shops">${t('shops')}</a>`,
    main: messages.length === 0 ? empty : messages.map((one) => messageHtml(one, locale)).join('\n'),
  });
}

export function registerOutbox(app: FastifyInstance, { deps }: { deps: Deps }): void {
  const list = () => deps.messaging.mailbox.list(SHOWN);
  app.get('/dev/outbox', async (request, reply) =>
    sendHtml(request, reply, outboxHtml(await list(), localeOf(request))),
  );
  app.get('/dev/outbox.json', async (_request, reply) => {
    const messages = (await list()).map(({ at, ...message }) => ({
      ...message,
      at: new Date(at).toISOString(),
    }));
    return reply.header('cache-control', 'no-store').send(messages);
  });
}
