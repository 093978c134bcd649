/** What else can be done with the chosen block: carried elsewhere, or moved out of the block that holds it. */
import { useWords } from '#i18n/use-words.ts';
import { useDisclosure } from '#ui/use-disclosure.ts';
import { useCanvas } from '../canvas-context.ts';
import { ToolButton } from '../tool-button.tsx';
import { canvasWords } from '../words.ts';
import styles from './overlay.module.css';

export function BlockMenu() {
  const t = useWords(canvasWords);
  const { actions } = useCanvas();
  const { open, toggle, close, trigger, around } = useDisclosure<HTMLDivElement>({ hover: false });
  const item = (label: string, run: () => void, action?: string) => (
    <button
      type="button"
      role="menuitem"
      className={styles.item}
      data-action={action}
      onClick={() => {
        close();
        run();
      }}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.more} {...around}>
      <ToolButton ref={trigger} glyph="dots" label={t('more')} onClick={toggle} hasPopup isExpanded={open} />
      {open && (
        <div className={styles.menu} role="menu" aria-label={t('more')}>
          {item(t('copy'), () => void actions.copy(), 'copy')}
          {item(t('cut'), () => void actions.cut())}
          {item(t('paste'), () => void actions.paste(), 'paste')}
          {item(t('moveOut'), () => actions.moveOut())}
        </div>
      )}
    </div>
  );
}
