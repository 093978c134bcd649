/** Edits a stored item: what is typed stays here until it is stored, whatever becomes of the save. */
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import type { ItemFault } from '#schemas/api/console/save.ts';
import type { Answer } from '#schemas/api/envelope.ts';
import { isObject } from '#schemas/page/json.ts';
import { toast } from '#ui/toasts.tsx';
import { wrongTextsIn } from '../../fields/wrong-text.ts';
import { screenWords } from '../words.ts';
import type { FieldSight } from './editor-context.ts';
import {
  changeItem,
  isChanged,
  rebaseEdit,
  startEdit,
  storeEdit,
  type Item,
  type ItemEdit,
} from './item-edit.ts';
import { faultsOf } from './item-faults.ts';

interface SavedItem {
  id: string;
  version: string;
}
interface StoredItem {
  item: Item;
  version: string;
}

export interface ItemPorts {
  /** What is edited: of something new the fields it begins with, and no version. */
  start: { item: Item; version?: string };
  save: (input: { version?: string; item: Record<string, unknown> }) => Promise<Answer<SavedItem>>;
  /** Reads it anew, once another person has saved it; undefined where it cannot be had. */
  reload: () => Promise<StoredItem | undefined>;
  onSaved?: (item: SavedItem) => void;
  /** What the save may be refused for that is no other person's change, in words: by the reason the refusal names. */
  refusals?: Readonly<Record<string, string>>;
}

/** The reason a refusal names; undefined where another person's change is in the way. */
function reasonOf(detail: unknown): string | undefined {
  const reason = isObject(detail) ? detail['reason'] : undefined;
  return typeof reason === 'string' ? reason : undefined;
}

export function useItemEditor({ start, save, reload, onSaved, refusals = {} }: ItemPorts) {
  const t = useTranslation(screenWords);
  const id = useId();
  const [edit, setEdit] = useState(() => startEdit(start.item, start.version));
  const [faults, setFaults] = useState<readonly ItemFault[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const [isUnread, setUnread] = useState(false);
  const [sight, setSight] = useState<FieldSight>();
  const [last, setLast] = useState<SavedItem>();
  // Once the form knows that it is stored: before, leaving it would ask.
  const tellSaved = useEffectEvent((item: SavedItem) => onSaved?.(item));
  useEffect(() => {
    if (last !== undefined) tellSaved(last);
  }, [last]);
  const meetOther = async (from: ItemEdit) => {
    const current = await reload();
    setUnread(current === undefined);
    if (current === undefined) return setFailure(t('conflictUnread'));
    const rebase = (one: ItemEdit) => rebaseEdit(one, current.item, current.version);
    setEdit(rebase);
    return setFailure(rebase(from).conflicts.length === 0 ? t('conflictNone') : '');
  };
  /** @param from what is stored: as it is shown, or with a change that was made just now */
  const submit = async (from = edit) => {
    setEdit(from);
    const [wrong] = wrongTextsIn(from.changes);
    if (wrong !== undefined) {
      setFailure(t('wrongText'));
      setSight({ pointer: wrong });
      return;
    }
    setSaving(true);
    setFailure('');
    setUnread(false);
    const { changes, version } = from;
    const answer = await save({ ...(version === undefined ? {} : { version }), item: { ...changes } });
    if (answer.ok) {
      setFaults([]);
      setEdit((now) => storeEdit(now, changes, answer.data.version));
      toast(t('saved'), 'success');
      setLast(answer.data);
    } else if (answer.code === 'state-conflict' && reasonOf(answer.detail) === undefined)
      await meetOther(from);
    else {
      const nextFaults = faultsOf(answer.detail);
      setFaults(nextFaults);
      setFailure(refusals[reasonOf(answer.detail) ?? ''] ?? answer.msg);
      const [first] = nextFaults.filter(({ pointer }) => pointer !== '');
      if (first !== undefined) setSight(first);
    }
    setSaving(false);
  };
  return {
    id,
    edit,
    faults,
    failure,
    sight,
    isSaving,
    isDirty: isChanged(edit),
    isUnread,
    setEdit,
    submit,
    readAgain: async () => {
      setSaving(true);
      await meetOther(edit);
      setSaving(false);
    },
    change: (pointer: string, value: unknown) => {
      setFaults((before) => before.filter((fault) => fault.pointer !== pointer));
      setEdit((now) => changeItem(now, pointer, value));
    },
  };
}
export type ItemEditor = ReturnType<typeof useItemEditor>;
