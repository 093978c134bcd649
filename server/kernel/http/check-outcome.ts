/** In development and tests: what a handler answers is held against its contract. */
import { makeAjv } from '#schemas/ajv.ts';
import { GENERAL_CODES, type AnyEndpoint } from '#schemas/api/define-endpoint.ts';
import type { CodeKey } from '#schemas/api/codes.ts';

class ContractError extends Error {
  override readonly name = 'ContractError';
}

type AnyOutcome = { ok: true; data: unknown } | { ok: false; code: CodeKey };

const ajv = makeAjv('answer');

/** @throws ContractError naming the call and what of its answer the contract does not know */
export function makeOutcomeCheck(endpoint: AnyEndpoint): (outcome: AnyOutcome) => void {
  let validate: ReturnType<typeof ajv.compile> | undefined;
  return (outcome) => {
    if (!outcome.ok) {
      const isDeclared = [...endpoint.codes, ...GENERAL_CODES].some((code) => code === outcome.code);
      if (!isDeclared)
        throw new ContractError(
          `${endpoint.name} answered the code ${outcome.code}, which it does not declare`,
        );
      return;
    }
    validate ??= ajv.compile(endpoint.data);
    if (!validate(outcome.data))
      throw new ContractError(
        `${endpoint.name} answered data outside its contract: ${ajv.errorsText(validate.errors)}`,
      );
  };
}
