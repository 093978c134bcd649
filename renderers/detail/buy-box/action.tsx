/** The one main action of the page, whatever it is: a link, a button, or words that say why nothing can be done. */
import type { Display } from '#schemas/content/display-state.ts';
import { Button } from '#ui/button.tsx';
import { type ButtonAction, labelOf } from './action-of.ts';
import type { Reminder } from './use-reminder.ts';
import type { Say } from './words.ts';

interface ActionProps {
  display: Display;
  deed: ButtonAction;
  t: Say;
  /** Whether the form of the password stands below. */
  isAsking: boolean;
  study: () => void;
  login: () => void;
  ask: () => void;
  /** Of what can be waited for. */
  reminder: Reminder;
}

export function Action({ display, deed, t, isAsking, study, login, ask, reminder }: ActionProps) {
  const buttonProps = { tone: 'primary', size: 'l', block: true, 'data-action': display.action } as const;
  const label = t(labelOf(display));
  switch (deed.do) {
    case 'follow': {
      const target = { href: deed.href, external: false, newTab: false, login: deed.needsLogin };
      return (
        <Button {...buttonProps} target={target}>
          {label}
        </Button>
      );
    }
    case 'study':
      return (
        <Button {...buttonProps} onClick={study}>
          {label}
        </Button>
      );
    case 'login':
      return (
        <Button {...buttonProps} onClick={login}>
          {label}
        </Button>
      );
    case 'password':
      return (
        <Button {...buttonProps} aria-expanded={isAsking} onClick={ask}>
          {label}
        </Button>
      );
    case 'remind': {
      const kind = display.action === 'soldout' ? 'wait' : 'remind';
      const { isOn, isBusy, toggle } = reminder;
      return (
        <Button {...buttonProps} {...(isOn ? { tone: 'secondary' } : {})} busy={isBusy} onClick={toggle}>
          {t(isOn ? `${kind}Off` : `${kind}On`)}
        </Button>
      );
    }
    case 'nothing':
      return (
        <Button {...buttonProps} unavailable>
          {label}
        </Button>
      );
  }
}
