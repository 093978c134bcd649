/** Edits of single fields. */
import { copyJson } from '#schemas/page/json.ts';
import type { Place } from './document.ts';
import type { EditResult } from './editor.ts';
import type { EditorCore } from './editor-core.ts';
import { isEqual } from './equal.ts';
import type { StepGroup } from './history.ts';
import { labelOfField } from './labels.ts';
import { sayBoth } from './say-both.ts';
import { findNode, readPlace } from './tree.ts';
import { modelWords } from './words.ts';
import { editBody, removeAt, writeAt } from './write-value.ts';

/** Writes a field, or takes it out where the value is none; nothing happens where it holds that already. */
export function editField(core: EditorCore, place: Place, value: unknown, group?: StepGroup): EditResult {
  const { document, node, pointer } = place;
  const before = core.bodyOf(document);
  const block = node === undefined ? undefined : findNode(before, node);
  if (before === undefined || (node !== undefined && block === undefined))
    return { ok: false, message: sayBoth(modelWords, 'gone-node') };
  const copy = copyJson(value)?.value;
  const ids = node === undefined ? [] : [node];
  if (isEqual(readPlace(before, place), copy)) return { ok: true, ids };
  const full = `${block?.pointer ?? ''}${pointer}`;
  const body = editBody(before, (draft) => {
    if (copy === undefined) removeAt(draft, full);
    else writeAt(draft, full, copy);
  });
  const label = () => labelOfField(body, place, core.ports.kinds, copy === undefined);
  core.apply({ document, body, label, place, group });
  return { ok: true, ids };
}
