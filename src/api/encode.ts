/** How a call's input travels: query, JSON, form, or form fields named bizData[...] (M199-M202). */
import type { AnyEndpoint } from '#schemas/api/define-endpoint.ts';

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function pairs(input: object): [string, string][] {
  return Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, text(value)]);
}

export interface EncodedRequest {
  query: Record<string, string>;
  body?: string;
  contentType?: string;
}

export function encode(endpoint: AnyEndpoint, input: object): EncodedRequest {
  switch (endpoint.encoding) {
    case 'query':
      return { query: Object.fromEntries(pairs(input)) };
    case 'json':
      return { query: {}, body: JSON.stringify(input), contentType: 'application/json' };
    case 'form':
      return formOf(pairs(input));
    case 'bizData':
      return formOf(pairs(input).map(([name, value]) => [`bizData[${name}]`, value]));
  }
}

function formOf(fields: [string, string][]): EncodedRequest {
  const body = new URLSearchParams(fields).toString();
  return { query: {}, body, contentType: 'application/x-www-form-urlencoded' };
}
