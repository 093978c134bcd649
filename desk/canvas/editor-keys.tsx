/** The list of keys, shown by `?`: read from the table that handles them. */
import { useWords } from '#i18n/use-words.ts';
import { Modal } from '#ui/modal.tsx';
import { useCanvas } from './canvas-context.ts';
import { KEYS, partsOfKey, type KeyAction } from './keys.ts';
import { canvasWords } from './words.ts';
import styles from './editor.module.css';

/** What each key is said to do. */
const SAY = {
  edit: 'keyEdit',
  add: 'addBelow',
  up: 'up',
  down: 'down',
  out: 'moveOut',
  delete: 'delete',
  duplicate: 'duplicate',
  copy: 'copy',
  cut: 'cut',
  paste: 'paste',
  undo: 'undo',
  redo: 'redo',
  save: 'keySave',
  leave: 'keyLeave',
  help: 'keys',
} as const satisfies Readonly<Record<KeyAction, string>>;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

function Key({ name }: { name: string }) {
  return (
    <span className={styles.key}>
      {partsOfKey(name, isMac()).map((part) => (
        <kbd key={part}>{part}</kbd>
      ))}
    </span>
  );
}

export function EditorKeys() {
  const t = useWords(canvasWords);
  const { actions } = useCanvas();
  return (
    <Modal title={t('keys')} onClose={() => actions.open(undefined)} size="m">
      <p>{t('keysHint')}</p>
      <dl className={styles.keys}>
        {KEYS.map(({ action, keys }) => (
          <div key={action}>
            <dt>{t(SAY[action])}</dt>
            <dd>
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('keyOutline')}</dt>
          <dd>
            <Key name="ArrowUp" />
            <Key name="ArrowDown" />
          </dd>
        </div>
        <div>
          <dt>{t('keyRange')}</dt>
          <dd>
            <Key name="Shift+ArrowDown" />
          </dd>
        </div>
      </dl>
    </Modal>
  );
}
