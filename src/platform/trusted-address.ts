/** The address of a script of our own, in the form a page with trusted types asks for (requirement 4). */

interface ScriptPolicy {
  /** A text to the language, a type of its own to the browser. */
  createScriptURL(address: string): string;
}

export interface HtmlPolicy {
  /** As above. */
  createHTML(html: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): ScriptPolicy;
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): HtmlPolicy;
}

declare global {
  /** Absent in browsers that know no trusted types. */
  var trustedTypes: TrustedTypes | undefined;
}

let policy: ScriptPolicy | undefined;

function ownScript(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address;
  throw new TypeError('Not a script of this site');
}

/** Throws for an address of another site. */
export function trustedAddress(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy('lectern-worker', { createScriptURL: ownScript });
  return policy?.createScriptURL(address) ?? ownScript(address);
}
