/** The Tab key passes the edited page in one step: its links and buttons do nothing meanwhile, and may be hundreds. */

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true });

/** Gives the keyboard to what stands behind the frame, or before it. */
export function leaveFrame(isBack: boolean): void {
  const frame = document.querySelector('iframe[data-desk="frame"]');
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const isBehind = (element: HTMLElement) =>
    frame !== null && (frame.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = isBack ? stops.findLast((one) => !isBehind(one)) : stops.find(isBehind);
  next?.focus();
}
