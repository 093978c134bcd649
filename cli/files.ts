/** A shop's documents as files, one a document, and the note beside them of what was pulled. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { canonicalJson, isObject } from '#schemas/page/json.ts';
import { decodeText, type DecodedText } from '#schemas/text/decode-text.ts';
import type { ConfigVersion } from '#server/areas/pages/store/config-rows.ts';
import { shippedFile } from '#server/kernel/config/shipped-file.ts';
import { fileOf, listDocumentFiles, type DocumentFile } from '#server/areas/pages/store/document-folder.ts';
import { withoutSchema, withSchema, writeEditorSchemas } from './editor-schemas.ts';
import { ShopError } from './shop-error.ts';

/** What was pulled or pushed last: the version each file comes from, and the file's own text then. */
export interface Note {
  shop: string;
  /** `draft`: the version last saved as a draft, not yet published. */
  files: Record<string, { version: string; text: string; draft?: string }>;
}

function isNote(value: unknown): value is Note {
  return isObject(value) && typeof value['shop'] === 'string' && isObject(value['files']);
}

const NOTE = '.shop.json';
const PRESETS = shippedFile('schemas/presets');

/** The looks that come with the product are nobody's folder: nothing is noted in them. */
function isPreset(dir: string): boolean {
  return resolve(dir).startsWith(PRESETS + sep);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function textOf(body: unknown): string {
  return `${JSON.stringify(body, null, 2)}\n`;
}

export function readNote(dir: string): Note | undefined {
  const path = join(dir, NOTE);
  if (isPreset(dir) || !existsSync(path)) return undefined;
  try {
    const note: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isNote(note)) return note;
  } catch {
    // Told below, as what is no note.
  }
  throw new ShopError(`${path} is not readable as JSON. Delete it to start from what is published.`);
}

function writeNote(dir: string, note: Note): void {
  if (isPreset(dir)) return;
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, NOTE), textOf(note));
}

export interface FolderFile extends DocumentFile {
  decoding: DecodedText;
}

/** Every document file of a folder; other files are left alone. */
export function readFolder(dir: string): FolderFile[] {
  if (!existsSync(dir)) throw new ShopError(`There is no folder ${dir}. Pull the shop first.`);
  return listDocumentFiles(dir).map((one) => {
    const decoding = decodeText(readFileSync(join(dir, one.file)));
    return { ...one, text: decoding.text, decoding };
  });
}

/** The same document, however it is laid out. */
function isSame(text: string | undefined, body: unknown): boolean {
  if (text === undefined) return false;
  try {
    return canonicalJson(withoutSchema(JSON.parse(text))) === canonicalJson(withoutSchema(body));
  } catch {
    return false;
  }
}

export interface PullOutcome {
  writtenFiles: string[];
  sameFiles: string[];
  /** Changed here since the last pull and therefore left alone. */
  changedFiles: string[];
}

/** Writes what is published; a file somebody has worked on is never overwritten unless forced. */
export function writeFolder(
  dir: string,
  shop: string,
  documents: readonly ConfigVersion[],
  force: boolean,
): PullOutcome {
  const note = readNote(dir) ?? { shop, files: {} };
  if (note.shop !== shop && !force)
    throw new ShopError(`${dir} holds the files of ${note.shop}. Choose another folder, or use --force.`);
  const outcome: PullOutcome = { writtenFiles: [], sameFiles: [], changedFiles: [] };
  for (const document of documents) {
    const file = fileOf(document);
    const path = join(dir, file);
    const text = textOf(withSchema(document, document.body));
    const current = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    const isOurs = current === undefined || note.files[file]?.text === digest(current);
    if (current !== undefined && isSame(current, document.body)) {
      outcome.sameFiles.push(file);
      note.files[file] = { version: document.hash, text: digest(current) };
      continue;
    }
    if (isOurs || force) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      outcome.writtenFiles.push(file);
    } else {
      outcome.changedFiles.push(file);
      continue;
    }
    note.files[file] = { version: document.hash, text: digest(text) };
  }
  writeEditorSchemas(dir);
  writeNote(dir, { shop, files: note.files });
  return outcome;
}

/** Notes that these files are saved as drafts; what is live has not changed. */
export function noteDrafts(
  dir: string,
  shop: string,
  files: readonly { file: string; version: string }[],
): void {
  const note = readNote(dir) ?? { shop, files: {} };
  for (const { file, version } of files) {
    const entry = note.files[file] ?? { version: '', text: '' };
    note.files[file] = { ...entry, draft: version };
  }
  writeNote(dir, note);
}

/** Notes that drafts were published: files pushed as these drafts start from them now. */
export function noteDraftsPublished(dir: string, files: readonly { file: string; version: string }[]): void {
  const note = existsSync(dir) ? readNote(dir) : undefined;
  if (note === undefined) return;
  for (const { file, version } of files) {
    const entry = note.files[file];
    if (entry?.draft === version) note.files[file] = { version, text: entry.text };
  }
  writeNote(dir, note);
}

/** Notes that these files are published as they are. */
export function notePushed(
  dir: string,
  shop: string,
  files: readonly { file: string; text: string; version: string }[],
): void {
  const note = readNote(dir) ?? { shop, files: {} };
  for (const { file, text, version } of files) note.files[file] = { version, text: digest(text) };
  writeNote(dir, { shop, files: note.files });
}
