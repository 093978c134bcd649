/** Out of all errors a validator names, one a mistake: judged by the form its author meant, and told once. */
import type { ValidatorError } from './catalogue.ts';
import { nearest } from './nearest.ts';

function isUnion({ keyword }: ValidatorError): boolean {
  return keyword === 'anyOf';
}

function isWithin(error: ValidatorError, union: ValidatorError): boolean {
  const { schemaPath, instancePath } = union;
  const isAt = error.instancePath === instancePath || error.instancePath.startsWith(`${instancePath}/`);
  return isAt && error.schemaPath.startsWith(`${schemaPath}/`);
}

/** Errors by the form of the union they belong to. */
function formsOf(union: ValidatorError, errors: readonly ValidatorError[]): ValidatorError[][] {
  const forms = new Map<string, ValidatorError[]>();
  for (const error of errors) {
    const [form = ''] = error.schemaPath.slice(union.schemaPath.length + 1).split('/');
    forms.set(form, [...(forms.get(form) ?? []), error]);
  }
  return [...forms.values()];
}

function isChoice({ keyword }: ValidatorError): boolean {
  return keyword === 'const' || keyword === 'enum';
}

function allowedBy({ params }: ValidatorError): readonly unknown[] {
  const several: unknown = params['allowedValues'];
  return Array.isArray(several) ? several : [params['allowedValue']];
}

/** The fewer fields that tell the forms apart are wrong, and the fewer others, the likelier the form was meant. */
function strangeness(form: readonly ValidatorError[]): number {
  return form.reduce((sum, error) => sum + (isChoice(error) ? 100 : 1), 0);
}

function settleUnion(union: ValidatorError, errors: readonly ValidatorError[]): ValidatorError[] {
  const forms = formsOf(union, errors);
  const own = (form: readonly ValidatorError[]) =>
    form.filter(({ instancePath }) => instancePath === union.instancePath);
  if (forms.length === 0) return [union];
  if (forms.every((form) => own(form).some(isChoice))) {
    const allowedValues = forms.flatMap((form) => own(form).filter(isChoice).flatMap(allowedBy));
    return [{ ...union, keyword: 'enum', params: { allowedValues } }];
  }
  const isOfOtherType = ({ keyword }: ValidatorError) => keyword === 'type';
  const fit = forms.filter((form) => !own(form).some(isOfOtherType));
  if (fit.length === 0) {
    const type = forms.flatMap((form) => own(form).filter(isOfOtherType)).map(({ params }) => params['type']);
    return [{ ...union, keyword: 'type', params: { type } }];
  }
  const least = Math.min(...fit.map(strangeness));
  const closest = fit.filter((form) => strangeness(form) === least);
  const patterns = closest.flatMap((form) => own(form).filter(({ keyword }) => keyword === 'pattern'));
  if (closest.length > 1 && patterns.length === closest.length)
    return [
      { ...union, keyword: 'pattern', params: { pattern: patterns.map(({ params }) => params['pattern']) } },
    ];
  return settle(closest[0] ?? []);
}

function settle(errors: readonly ValidatorError[]): ValidatorError[] {
  const unions = errors.filter(isUnion);
  const outer = unions.filter((union) => !unions.some((other) => isWithin(union, other)));
  const plain = errors.filter((error) => !isUnion(error) && !outer.some((union) => isWithin(error, union)));
  return [
    ...plain,
    ...outer.flatMap((union) =>
      settleUnion(
        union,
        errors.filter((error) => isWithin(error, union)),
      ),
    ),
  ];
}

/** Rules of an object's fields; any number of them may be broken at one place, of other rules one is told. */
const OF_FIELDS: ReadonlySet<string> = new Set(['required', 'additionalProperties']);

/** A field that is missing because its name is misspelt is one mistake, not two. */
function isMisspelt(missing: ValidatorError, errors: readonly ValidatorError[]): boolean {
  const name = missing.params['missingProperty'];
  if (typeof name !== 'string') return false;
  return errors.some(({ instancePath, params }) => {
    const unknown = params['additionalProperty'];
    return (
      instancePath === missing.instancePath &&
      typeof unknown === 'string' &&
      nearest(unknown, [name]) === name
    );
  });
}

/** One error a mistake. */
export function groupValidationErrors(errors: readonly ValidatorError[]): ValidatorError[] {
  const paths = new Set<string>();
  return settle(errors).filter((error) => {
    if (OF_FIELDS.has(error.keyword)) return !isMisspelt(error, errors);
    if (paths.has(error.instancePath)) return false;
    paths.add(error.instancePath);
    return true;
  });
}
