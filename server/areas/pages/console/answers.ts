/** How the console's document routes name a document and say how a write went. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendOk } from '#server/areas/console/area.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import type { DocumentName } from '../config-store.ts';
import type { Restored, SaveDraftsResult, Scheduled } from '../rules/drafts.ts';
import { isConfigKind } from '../rules/publish.ts';

/** The document an address names; undefined for a kind nobody knows. */
export function documentOf(request: FastifyRequest): DocumentName | undefined {
  const kind = textField(request.params, 'kind');
  return isConfigKind(kind) ? { kind, id: textField(request.params, 'id') } : undefined;
}

export function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: SaveDraftsResult | Restored | Scheduled,
): FastifyReply {
  if (outcome.ok) {
    const { ok: _ok, ...told } = outcome;
    return sendOk(request, reply, told);
  }
  switch (outcome.reason) {
    case 'invalid':
      return sendFailure(request, reply, 'config-invalid', { data: { errors: outcome.faults } });
    case 'conflict':
      return sendFailure(request, reply, 'state-conflict', { data: { current: outcome.current } });
    case 'missing':
      return sendFailure(request, reply, 'not-found', { data: { missing: outcome.documents } });
    case 'moment':
      return sendFailure(request, reply, 'bad-parameters', { data: { fields: ['at'] } });
  }
}
