/** The schemas beside a shop's files, by which an editor completes and explains documents without any network. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitions } from '#renderers/definitions.gen.ts';
import { editorSchemas } from '#schemas/emit-editor.ts';
import { isObject } from '#schemas/page/json.ts';
import type { DocumentName } from '#server/areas/pages/store/config-rows.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';

const FOLDER = '.lectern/schemas';

/** Writes the schema of every kind of document below the folder. */
export function writeEditorSchemas(dir: string): void {
  const folder = join(dir, FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const [kind, schema] of editorSchemas(definitions))
    writeFileSync(join(folder, `${kind}.json`), `${JSON.stringify(schema)}\n`);
}

/** A body as a file holds it: led by the way from there to its schema. */
export function withSchema(name: DocumentName, body: unknown): unknown {
  if (!isObject(body)) return body;
  const up = fileOf(name).includes('/') ? '..' : '.';
  return { $schema: `${up}/${FOLDER}/${name.kind}.json`, ...withoutSchema(body) };
}

/** What is published of a file's body: the schema its author's editor reads is no part of it. */
export function withoutSchema<Body>(body: Body): Body | Record<string, unknown> {
  if (!isObject(body)) return body;
  const { $schema: _, ...rest } = body;
  return rest;
}
