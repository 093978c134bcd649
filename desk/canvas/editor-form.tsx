/** The form beside the page: of the chosen block, or of the document where none is chosen. */
import { Type, type TSchema } from 'typebox';
import { memo, useCallback, useEffect, useMemo } from 'react';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import { DocumentEnvelopeSchema, NodeEnvelopeSchema } from '#schemas/page/document.ts';
import type { Fault } from '#schemas/page/ready.ts';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { faultLine } from '#desk/kit/fields/fault-line.ts';
import { SchemaForm } from '#desk/kit/fields/schema-form.tsx';
import { useCanvas, useCanvasState } from './canvas-context.ts';
import { fieldNameOf, parseKey, placeOfField, propPointer, type DocumentKey } from './model/document.ts';
import { findNode } from './model/tree.ts';
import { useEditor } from './model/use-editor.ts';
import { useBlockName } from './overlay/block-name.ts';
import { useChosen } from './overlay/use-chosen.ts';
import { BlockRemarks } from './team/block-remarks.tsx';
import { useSettingsName } from './settings-name.ts';
import { canvasWords } from './words.ts';
import styles from './editor.module.css';

/** What a merchant sets of a page itself, and of a block beside its props. */
const PAGE_FIELDS = Type.Pick(DocumentEnvelopeSchema, ['title', 'seo', 'style']);
const BLOCK_FIELDS = Type.Pick(NodeEnvelopeSchema, ['when', 'note']);

/** Drawn anew for its own fields alone, while letters are typed into those above it. */
const BlockSettings = memo(SchemaForm);

const isSchema = (value: unknown): value is TSchema => isObject(value);

function useChange(document: DocumentKey, node: string | undefined) {
  const { editor } = useCanvas();
  return useCallback(
    (name: string, value: unknown) => {
      const place = placeOfField(document, node, name);
      if (value === undefined) editor.remove(place);
      else editor.set(place, value);
    },
    [editor, document, node],
  );
}

/** Faults below a pointer of the document, as their form counts them. */
function useFaultsBelow(base: string): readonly Fault[] {
  const faults = useCanvasState((state) => state.faults);
  return useMemo(
    () =>
      faults
        .filter(({ pointer }) => pointer === base || pointer.startsWith(`${base}/`))
        .map((fault) => ({ ...fault, pointer: fault.pointer.slice(base.length) })),
    [faults, base],
  );
}

/** Scrolls to a field of the form by its name; not where the keyboard is in it. */
function bringIntoSight(fieldName: string): void {
  const name = CSS.escape(fieldName);
  const field = document.querySelector(`[data-form] :is([name="${name}"], [name^="${name}/"])`);
  if (field !== null && !field.contains(document.activeElement)) field.scrollIntoView({ block: 'nearest' });
}

/** The field chosen by a press in the page is brought into sight; the keyboard stays where it is until it is asked for. */
function useFieldInSight(node: string): void {
  const pointer = useEditor(({ selection }) => (selection?.node === node ? selection?.pointer : undefined));
  useEffect(() => {
    if (pointer === undefined) return;
    bringIntoSight(fieldNameOf({ node, pointer }));
  }, [node, pointer]);
}

function BlockForm({ id, document }: { id: string; document: DocumentKey }) {
  const { actions, catalogue } = useCanvas();
  const entry = useEditor(({ documents }) => findNode(documents[document]?.body, id));
  const onChange = useChange(document, id);
  const focus = useCanvasState((state) => (state.focus?.node === id ? state.focus.name : undefined));
  useFieldInSight(id);
  const base = entry?.pointer ?? '';
  const propFaults = useFaultsBelow(pointerTo(base, 'props'));
  const nodeFaults = useFaultsBelow(base);
  const schema = entry === undefined ? undefined : catalogue.get(entry.kind)?.definition.props;
  const { when, note } = isObject(entry?.node) ? entry.node : NO_FIELDS;
  // A letter in a prop leaves it the same value, so that this form is not drawn anew.
  const besideProps = useMemo(() => ({ when, note }), [when, note]);
  if (entry === undefined || !isObject(entry.node)) return null;
  return (
    <>
      <BlockFaults faults={nodeFaults} />
      {schema !== undefined && (
        <SchemaForm
          schema={schema}
          value={entry.node['props']}
          faults={propFaults}
          focus={focus}
          onChange={onChange}
          onFocusField={(pointer) => actions.showField(id, propPointer(pointer))}
        />
      )}
      <BlockSettings schema={BLOCK_FIELDS} value={besideProps} faults={nodeFaults} onChange={onChange} />
    </>
  );
}

/** What hides the whole block from shoppers: not a matter of one field. */
function BlockFaults({ faults }: { faults: readonly Fault[] }) {
  const t = useWords(canvasWords);
  const locale = useLocale();
  const hiding = faults.filter(({ hides }) => hides === 'block');
  if (hiding.length === 0) return null;
  return (
    <div role="alert" className={styles.broken}>
      <p>{t('broken')}</p>
      <ul>
        {hiding.map((fault) => (
          <li key={`${fault.pointer} ${fault.rule}`}>{faultLine(fault, locale)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The entry of a list chosen in the outline or in the page is opened and brought into sight. */
function useEntryInSight(document: DocumentKey): string | undefined {
  const pointer = useEditor(({ selection }) =>
    selection?.document === document && selection.node === undefined ? selection.pointer : undefined,
  );
  useEffect(() => {
    if (pointer !== undefined) bringIntoSight(`document:${pointer}`);
  }, [pointer]);
  return pointer;
}

function DocumentForm({ document }: { document: DocumentKey }) {
  const { catalogue, editor } = useCanvas();
  const focus = useCanvasState((state) => (state.focus?.node === document ? state.focus.name : undefined));
  const reveal = useEntryInSight(document);
  const kind = parseKey(document)?.kind ?? 'page';
  const value = useEditor(({ documents }) => documents[document]?.body);
  const onChange = useChange(document, undefined);
  const faults = useFaultsBelow('');
  const schema: unknown = kind === 'page' ? PAGE_FIELDS : catalogue.schema(kind);
  if (!isSchema(schema)) return null;
  return (
    <SchemaForm
      schema={schema}
      value={value}
      faults={kind === 'page' ? faults : NO_FAULTS}
      namePrefix="document:"
      focus={focus}
      reveal={reveal}
      onFocusField={(pointer) => editor.select({ document, pointer })}
      onChange={(pointer, next) => onChange(`document:${pointer}`, next)}
    />
  );
}

const NO_FAULTS: readonly Fault[] = [];
const NO_FIELDS: { when?: unknown; note?: unknown } = {};

export function EditorForm() {
  const t = useWords(canvasWords);
  const { documentKey, pageKey } = useCanvas();
  const { main } = useChosen();
  const name = useBlockName(main);
  const settingsName = useSettingsName();
  const isBlock = main !== undefined && pageKey !== undefined;
  return (
    <div className={styles.form} data-form={isBlock ? main : documentKey}>
      <h2 className={styles.formTitle}>{isBlock ? name : settingsName}</h2>
      {isBlock ? (
        <>
          <BlockForm key={main} id={main} document={pageKey} />
          <BlockRemarks key={`${main} remarks`} document={pageKey} node={main} />
        </>
      ) : (
        <>
          {pageKey === documentKey && (
            <p className={styles.hint}>
              {t('chooseBlock')}: {t('chooseBlockHint')}
            </p>
          )}
          <DocumentForm key={documentKey} document={documentKey} />
        </>
      )}
    </div>
  );
}
