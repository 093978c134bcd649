/** An answer's envelope with the contract's data in it: what the contract does not list cannot be written. */
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';

export function envelopeSchema(endpoint: AnyEndpoint) {
  return {
    type: 'object',
    properties: {
      code: { type: 'integer' },
      data: endpoint.data,
      msg: { type: 'string' },
      req_id: { type: 'string' },
    },
    required: ['code', 'data', 'msg', 'req_id'],
  };
}
