/** What is told of a value its schema refuses. */
import { makeDocumentAjv } from '#schemas/ajv.ts';
import { faultsOf } from '#schemas/page/rule-words.ts';

const ajv = makeDocumentAjv();

function faultsIn(schema: object, value: unknown) {
  const validate = ajv.compile(schema);
  return validate(value) ? [] : faultsOf(validate, value, schema);
}

/** Read aloud in both languages, a line a fault: its place, what is wrong and how to mend it. */
export function buildNotice(schema: object, value: unknown): { cn: string[]; en: string[] } {
  const lines = (locale: 'cn' | 'en') =>
    faultsIn(schema, value).map(
      ({ pointer, message, hint }) => `${pointer}: ${message[locale]}. ${hint[locale]}`,
    );
  return { cn: lines('cn'), en: lines('en') };
}

/** The rules it breaks, each after its place. */
export function rulesBroken(schema: object, value: unknown): string[] {
  return faultsIn(schema, value).map(({ pointer, rule }) => `${pointer} ${rule}`);
}
