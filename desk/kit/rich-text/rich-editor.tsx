/** Rich text as it will look, with its bar of buttons; a chunk of its own, loaded with the first text that is edited. */
import { useRef, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { SelectInput } from '#ui/select-input.tsx';
import { MediaDialog } from '../media/media-dialog.tsx';
import {
  BLOCK_BUTTONS,
  BLOCK_COMMANDS,
  BLOCK_STYLES,
  hasMark,
  insert,
  linkAt,
  MARK_BUTTONS,
  redo,
  setLink,
  setStyle,
  styleOf,
  toggle,
  undo,
} from './rich-commands.ts';
import { insertTable, TABLE_BUTTONS, tableAt, tableCommand } from './rich-table.ts';
import { useEditor, type Editor } from './use-editor.ts';
import { richTextWords } from './words.ts';
import styles from './rich-text.module.css';

export interface RichEditorProps {
  label: string;
  lang: string;
  html: string;
  describedBy: string | undefined;
  isWrong: boolean;
  onChange: (html: string) => void;
}

/** What a button shows: the letter everybody knows, else a sign; two have icons. */
const SIGNS = {
  strong: 'B',
  em: 'I',
  u: 'U',
  s: 'S',
  mark: 'M',
  code: '</>',
  ul: '•',
  ol: '1.',
  blockquote: '❝',
  hr: '―',
  lift: '⇤',
  clear: '⌫',
  table: '▦',
  addRow: '▤+',
  addColumn: '▥+',
  removeRow: '▤−',
  removeColumn: '▥−',
  removeTable: '▦×',
  undo: '↶',
  redo: '↷',
} as const;
type Name = keyof typeof SIGNS | 'link' | 'image';

function Tool({ name, isOn, onClick }: { name: Name; isOn?: boolean; onClick: () => void }) {
  const t = useTranslation(richTextWords);
  return (
    <button
      type="button"
      className={styles.tool}
      data-tool={name}
      aria-label={t(name)}
      title={t(name)}
      aria-pressed={isOn}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {name === 'link' || name === 'image' ? (
        <Icon name={name} size={16} />
      ) : (
        <span aria-hidden="true">{SIGNS[name]}</span>
      )}
    </button>
  );
}

function LinkBox({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTranslation(richTextWords);
  const [href, setHref] = useState(() => linkAt(editor.state));
  const apply = (address: string) => {
    onClose();
    editor.run(setLink(address.trim()));
  };
  return (
    <Modal title={t('link')} onClose={onClose}>
      <TextField
        id="rich-text-link"
        name="rich-text-link"
        label={t('address')}
        placeholder={t('addressHint')}
        value={href}
        onChange={setHref}
      />
      <ModalActions>
        <Button onClick={() => apply('')}>{t('unlink')}</Button>
        <Button tone="primary" onClick={() => apply(href)}>
          {t('apply')}
        </Button>
      </ModalActions>
    </Modal>
  );
}

function StyleSelect({ editor: { state, run } }: { editor: Editor }) {
  const t = useTranslation(richTextWords);
  const style = styleOf(state);
  return (
    <span className={styles.style}>
      <SelectInput
        aria-label={t('style')}
        value={style ?? 'other'}
        onChange={(event) => {
          const next = BLOCK_STYLES.find((one) => one === event.target.value);
          if (next !== undefined) run(setStyle(next));
        }}
      >
        {style === undefined && <option value="other">{t('other')}</option>}
        {BLOCK_STYLES.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </SelectInput>
    </span>
  );
}

function Toolbar({ editor }: { editor: Editor }) {
  const t = useTranslation(richTextWords);
  const [box, setBox] = useState<'link' | 'image'>();
  const close = () => setBox(undefined);
  const { state, run } = editor;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('toolbar')}>
      <StyleSelect editor={editor} />
      {MARK_BUTTONS.map((name) => (
        <Tool key={name} name={name} isOn={hasMark(state, name)} onClick={() => run(toggle(name))} />
      ))}
      <Tool name="link" isOn={linkAt(state) !== ''} onClick={() => setBox('link')} />
      <Tool name="image" onClick={() => setBox('image')} />
      {BLOCK_BUTTONS.map((name) => (
        <Tool key={name} name={name} onClick={() => run(BLOCK_COMMANDS[name])} />
      ))}
      <Tool name="table" onClick={() => run(insertTable)} />
      {tableAt(state) !== undefined &&
        TABLE_BUTTONS.map((name) => <Tool key={name} name={name} onClick={() => run(tableCommand(name))} />)}
      <Tool name="undo" onClick={() => run(undo)} />
      <Tool name="redo" onClick={() => run(redo)} />
      {box === 'link' && <LinkBox editor={editor} onClose={close} />}
      {box === 'image' && (
        <MediaDialog
          kind="image"
          onChoose={({ address, width, height }) =>
            run(insert('img', { src: address, ...(width > 0 && height > 0 ? { width, height } : {}) }))
          }
          onClose={close}
        />
      )}
    </div>
  );
}

export default function RichEditor({ label, lang, html, describedBy, isWrong, onChange }: RichEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useEditor(place, {
    html,
    onChange,
    attributes: {
      class: styles['text'] ?? '',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      lang,
      ...(isWrong ? { 'aria-invalid': 'true' } : {}),
      ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    },
  });
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} />
      <div ref={place} className={styles.place} />
    </div>
  );
}
