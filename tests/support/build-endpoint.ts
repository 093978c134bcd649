/** Builds calls for tests of what asks: nothing to send, anything answered. */
import { Type } from 'typebox';
import { defineEndpoint } from '#schemas/api/define-endpoint.ts';

export const buildEndpoint = (name: string, access: 'anyone' | 'learner' = 'anyone') =>
  defineEndpoint({
    name,
    area: 'test',
    summary: '',
    input: Type.Object({}),
    data: Type.Unknown(),
    access,
    gate: 'nothing',
  });
