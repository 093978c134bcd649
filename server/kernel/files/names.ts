/** How files are named: words joined by single slashes. */

/** No dot at the start of a part: neither `..` nor a hidden file can be named. */
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

export const isFileName = (name: string): boolean => NAME.test(name);

/** @throws where nothing can be written under it. */
export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`"${name}" cannot be the name of a file`);
}

/** @throws where it can be no folder. */
export function assertFolderName(name: string): void {
  if (!isFileName(name)) throw new Error(`"${name}" cannot be the name of a folder`);
}
