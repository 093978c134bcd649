/** The buttons of a screen's head: side by side, and on a phone all but the main one in a menu where there are three or more (ADR-822). */
import { Fragment, useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { useDisclosure } from '#ui/use-disclosure.ts';
import styles from './head-actions.module.css';
import { screenWords } from './words.ts';

export interface ScreenActions {
  /** What the screen is most there for; stays in sight. */
  main?: ReactNode;
  /** One each; what is nothing is left out. */
  more?: readonly ReactNode[] | undefined;
}

/** Fewer stand beside each other on a phone, too. */
const FOLD_MIN = 3;

const isDrawn = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false;

/** Whether a key was pressed in a box that an action opened: Esc leaves the box alone. */
const isInBox = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('dialog') !== null;

/** Boxes that an action opens lie in the top layer: the menu stays drawn behind them, and closes once another thing is pressed. */
function ActionMenu({ actions }: { actions: readonly ReactNode[] }) {
  const t = useTranslation(screenWords);
  const id = useId();
  const { open, trigger, toggle, around } = useDisclosure<HTMLDivElement>({ hover: false });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isInBox(event.target)) around.onKeyDown(event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is in it is pressed; it only hears Esc and where the keyboard goes
    <div className={styles.holder} {...around} onKeyDown={onKeyDown}>
      <span className={styles.opener}>
        <Button
          ref={trigger}
          data-action="more-actions"
          aria-label={t('moreActions')}
          aria-expanded={open}
          aria-controls={id}
          icon={<Icon name="more" size={20} />}
          onClick={toggle}
        />
      </span>
      <div
        id={id}
        className={cx(styles.list, open && styles.open)}
        role="group"
        aria-label={t('moreActions')}
      >
        {actions.map((action, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- an action is known by its place
          <div key={place} className={styles.action}>
            {action}
          </div>
        ))}
      </div>
    </div>
  );
}

export function HeadActions({ main, more = [] }: ScreenActions) {
  const others = more.filter(isDrawn);
  const count = others.length + (isDrawn(main) ? 1 : 0);
  if (count === 0) return null;
  return (
    <div className={styles.actions}>
      {main}
      {count < FOLD_MIN ? (
        others.map((action, place) => <Fragment key={place}>{action}</Fragment>)
      ) : (
        <ActionMenu actions={others} />
      )}
    </div>
  );
}
