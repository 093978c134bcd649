/** WeCom's own scripts, brought once and only inside its app; what they offer is called by name (M220, M221). */

type Arguments = Readonly<Record<string, unknown>>;

export interface WecomSdk {
  /** Whether the scripts took the signature; a page they refuse stays as it is. */
  configure(options: Arguments): Promise<boolean>;
  /** Calls what the scripts offer under this name; nothing where they offer none. */
  call(name: string, options: Arguments): void;
}

const GLOBAL = 'wx';
const POLICY = 'lectern-wecom';

type Policy = { createScriptURL(address: string): string } | undefined;
let policy: Policy;

/** Whose scripts a page may run is said by its policy of content; here an address only gets the form the browser asks for. */
function scriptAddress(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy(POLICY, { createScriptURL: (one) => one });
  return policy?.createScriptURL(address) ?? address;
}

function bringScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not come`)));
    script.src = scriptAddress(address);
    document.head.append(script);
  });
}

function callOf(owner: object, name: string): ((...args: unknown[]) => unknown) | undefined {
  const method: unknown = Reflect.get(owner, name);
  return typeof method === 'function' ? (...args) => Reflect.apply(method, owner, args) : undefined;
}

function sdkOf(owner: object): WecomSdk {
  return {
    configure: (options) =>
      new Promise((resolve) => {
        callOf(owner, 'ready')?.(() => resolve(true));
        callOf(owner, 'error')?.(() => resolve(false));
        callOf(owner, 'config')?.(options);
      }),
    call: (name, options) => void callOf(owner, name)?.(options),
  };
}

let scripts: Promise<void> | undefined;

/** @returns undefined where the scripts cannot be had; the next page tries again */
export async function loadWecomSdk(addresses: readonly string[]): Promise<WecomSdk | undefined> {
  scripts ??= addresses.reduce<Promise<void>>(
    (before, address) => before.then(() => bringScript(address)),
    Promise.resolve(),
  );
  try {
    await scripts;
  } catch {
    scripts = undefined;
    return undefined;
  }
  const owner: unknown = Reflect.get(window, GLOBAL);
  return typeof owner === 'object' && owner !== null ? sdkOf(owner) : undefined;
}
