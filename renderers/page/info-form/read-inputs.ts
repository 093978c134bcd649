/** From the inputs of a form to answers, unjudged: texts as typed, choices as places, a region as its parts, a day as days are written. */
import type { InfoField } from '#schemas/api/forms/forms.ts';
import { tidyDay } from '#ui/day.ts';

/** Names of inputs carry a prefix, so that none of them shadows a property of the form element. */
export const nameOf = (id: string, part?: string) =>
  part === undefined ? `answer-${id}` : `answer-${id}-${part}`;
export const REGION_PARTS = ['province', 'city', 'district'] as const;

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function readField({ id, kind }: InfoField, data: FormData): unknown {
  const name = nameOf(id);
  switch (kind) {
    case 'radio':
    case 'select': {
      const text = textOf(data, name);
      return text === '' ? undefined : Number(text);
    }
    case 'checkbox':
      return data.getAll(name).map(Number);
    case 'date':
      return tidyDay(textOf(data, name));
    case 'region':
      return Object.fromEntries(REGION_PARTS.map((part) => [part, textOf(data, nameOf(id, part))]));
    default:
      return textOf(data, name);
  }
}

export function readInputs(fields: readonly InfoField[], data: FormData): Record<string, unknown> {
  const answers = fields.map((field): [string, unknown] => [field.id, readField(field, data)]);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}
