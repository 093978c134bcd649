/** What a merchant is told of each mistake a validator finds: where, what is wrong and how to mend it, in both languages. */
import type { Validator, ValidatorError } from './catalogue.ts';
import { sayChoice, sayMissing, sayNoField, sayType, sayUnknownField } from './field-words.ts';
import { pointerTo } from './json.ts';
import { sayLimit, saySame } from './limit-words.ts';
import { groupValidationErrors } from './group-validation-errors.ts';
import { sayPattern } from './pattern-words.ts';
import type { Fault, Say } from './ready.ts';
import { schemaHolding, valueAt } from './walk-path.ts';

type Schema = Readonly<Record<string, unknown>>;

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function sayError(error: ValidatorError, value: unknown, schema: Schema): Say {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return sayMissing(String(params['missingProperty']), schema);
    case 'additionalProperties':
      return sayUnknownField(String(params['additionalProperty']), schema);
    case 'type':
      return sayType(list(params['type']).map(String), value, schema);
    case 'const':
    case 'enum':
      return sayChoice(list(params['allowedValues'] ?? params['allowedValue']), value, schema);
    case 'pattern':
      return sayPattern(list(params['pattern']).map(String), value, schema);
    case 'minProperties':
      return sayNoField(schema);
    case 'uniqueItems':
      return saySame([Number(params['i']), Number(params['j'])]);
    case 'maxLength':
    case 'minLength':
    case 'maxItems':
    case 'minItems':
    case 'maximum':
    case 'minimum':
      return sayLimit(error, value, schema);
    default:
      return {
        rule: keyword,
        message: { cn: '不符合规则', en: error.message ?? 'Breaks a rule' },
        hint: { cn: '参照 /schemas 中的说明', en: 'See the schema under /schemas' },
      };
  }
}

/** An unknown field is reported at its own place, not at that of its object. */
function placeOf({ instancePath, params }: ValidatorError): string {
  const unknown = params['additionalProperty'];
  return typeof unknown === 'string' ? pointerTo(instancePath, unknown) : instancePath;
}

/** The faults of a value its validator has just refused, one a mistake. */
export function faultsOf(
  validator: Validator,
  value: unknown,
  schema: unknown,
): Pick<Fault, 'pointer' | keyof Say>[] {
  return groupValidationErrors(validator.errors ?? []).map((error) => ({
    pointer: placeOf(error),
    ...sayError(error, valueAt(value, error.instancePath), schemaHolding(schema, error.schemaPath)),
  }));
}
