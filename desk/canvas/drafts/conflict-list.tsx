/** What two people changed in different ways: ours stands, and a press takes theirs. */
import { useLocale, useWords } from '#i18n/use-words.ts';
import type { Locale } from '#schemas/locale.ts';
import { isObject } from '#schemas/page/json.ts';
import { localize } from '#schemas/page/text.ts';
import { Button } from '#ui/button.tsx';
import { titleOf } from '../model/block-kinds.ts';
import { keysIn, type DocumentKey } from '../model/document.ts';
import type { Editor } from '../model/editor.ts';
import { wordsOfPlace } from '../model/labels.ts';
import type { Conflict } from '../model/merge/conflict.ts';
import { useEditorActions } from '../model/use-editor.ts';
import { withKeys } from './with-keys.ts';
import { useAutosave, useSaving } from './use-autosave.ts';
import { draftWords } from './words.ts';
import styles from './drafts.module.css';

/** Longer values are cut. */
const SHOWN_MAX = 80;

/** A value as a reader knows it: a text as it is, anything else as JSON. */
function shortText(value: unknown, locale: Locale): string {
  const local: unknown = localize(value, locale);
  const text = typeof local === 'string' ? local : JSON.stringify(local ?? '');
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}

/** What a text became, in the language it changed in; nothing for what is no text. */
export function textChange(before: unknown, after: unknown, locale: Locale): string | undefined {
  const pairs = [locale, locale === 'cn' ? 'en' : 'cn'] as const;
  for (const one of pairs) {
    const [old, now] = [before, after].map((value): unknown => localize(value, one));
    if (typeof old !== 'string' || typeof now !== 'string') return undefined;
    if (old !== now) return `${shortText(old, one)} → ${shortText(now, one)}`;
  }
  return undefined;
}

const DELETIONS = { 'deleted-there': 'theirs-deleted', 'deleted-here': 'mine-deleted' } as const;

function blockOf({ mine, theirs }: Conflict, editor: Editor, locale: Locale): string {
  const node = isObject(mine) ? mine : theirs;
  const kind = isObject(node) && typeof node['kind'] === 'string' ? node['kind'] : '';
  return titleOf(editor.kinds, kind)[locale];
}

interface ConflictProps {
  document: DocumentKey;
  conflict: Conflict;
}

function ConflictLine({ document, conflict }: ConflictProps) {
  const t = useWords(draftWords);
  const locale = useLocale();
  const editor = useEditorActions();
  const { type, node, pointer, mine, theirs } = conflict;
  const say = (value: unknown) => shortText(value, locale) || t('nothing');
  if (type === 'added') return <li>{t('both-added')}</li>;
  if (type === 'moved') {
    const { block } = wordsOfPlace(
      editor.getState().documents[document]?.body,
      { document, pointer: '', ...(node === undefined ? {} : { node }) },
      editor.kinds,
    );
    return <li>{t('both-moved', { block: block?.[locale] ?? '' })}</li>;
  }
  if (type !== 'field' && pointer === '')
    return <li>{t(DELETIONS[type], { block: blockOf(conflict, editor, locale) })}</li>;
  const place = { document, pointer, ...(node === undefined ? {} : { node }) };
  const { block, field } = wordsOfPlace(editor.getState().documents[document]?.body, place, editor.kinds);
  return (
    <li>
      <strong>
        {[block, field].flatMap((words) => (words === undefined ? [] : [words[locale]])).join(' · ')}
      </strong>
      <p>{t('mine', { value: say(mine) })}</p>
      <p>{t('theirs', { value: say(theirs) })}</p>
      <Button size="s" onClick={() => void editor.set(place, theirs)}>
        {t('use-theirs')}
      </Button>
    </li>
  );
}

const textOfConflict = ({ type, node = '', pointer }: Conflict) => `${type} ${node} ${pointer}`;

export function ConflictList({ onClose }: { onClose: () => void }) {
  const t = useWords(draftWords);
  const autosave = useAutosave();
  const documents = useSaving((saving) => saving.documents);
  const keys = keysIn(Object.keys(documents));
  const dismiss = () => {
    for (const key of keys) autosave.dismissConflicts(key);
    onClose();
  };
  return (
    <section className={styles.conflicts} aria-label={t('conflict')}>
      <p>{t('conflicts')}</p>
      <ul className={styles.list}>
        {keys.flatMap((key) =>
          withKeys(documents[key]?.conflicts ?? [], textOfConflict).map(({ key: text, item }) => (
            <ConflictLine key={`${key} ${text}`} document={key} conflict={item} />
          )),
        )}
      </ul>
      <Button size="s" tone="primary" onClick={dismiss}>
        {t('conflicts-read')}
      </Button>
    </section>
  );
}
