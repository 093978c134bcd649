/** The one place that makes validators of JSON Schemas; what differs between them has a name here. */
import { Ajv, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** Keywords of our own in the schemas that are served: descriptions for people and tools, no rules. */
const VENDOR_KEYWORDS = [
  'x-text',
  'x-title',
  'x-description',
  'x-version',
  'x-offers',
  'x-slots',
  'x-label',
  'x-help',
  'x-control',
  'x-ref',
  'x-unit',
  'x-ground',
  'x-group',
  'x-names',
  'x-words',
  'x-money',
  'x-moment',
  'x-phone',
  'x-ids',
  'x-answer',
  'enumDescriptions',
];

const OPTIONS = {
  /** What another program sends: the first fault is enough, and what it leaves out is filled in. */
  input: { useDefaults: true },
  /** The same, where every value arrives as text. */
  'text-input': { useDefaults: true, coerceTypes: true },
  /** What our own handlers answer, looked at and left as it is. */
  answer: {},
} as const satisfies Record<string, Options>;

/** A compiler for the contracts of calls. */
export function makeAjv(use: keyof typeof OPTIONS): Ajv {
  return new Ajv({ strict: false, allErrors: false, ...OPTIONS[use] });
}

/** A compiler for documents that reports every fault, so that a merchant can mend them all at once. */
export function makeDocumentAjv(options: Pick<Options, 'code'> = {}): Ajv2020 {
  return new Ajv2020({
    ...options,
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    useDefaults: true,
    keywords: VENDOR_KEYWORDS,
  });
}
