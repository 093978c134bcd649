/**
 * Makes each group marked `data-roving` one stop of Tab: arrows, Home and End lead along it (WAI-ARIA: roving tabindex).
 * Without script every control of it is a stop.
 */

const CONTROLS = 'a[href], button:not(:disabled)';
const GROUPS = '[data-roving]';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function controlsOf(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
}

/** Its stop is where somebody is, was last, or its first control. */
function setStop(group: Element): void {
  const controls = controlsOf(group);
  const stop =
    controls.find((one) => one === group.ownerDocument.activeElement) ??
    controls.find((one) => one.getAttribute('tabindex') === '0') ??
    controls[0];
  for (const one of controls) one.tabIndex = one === stop ? 0 : -1;
}

/** Answers a key, before the browser or a control does. */
export function onRovingKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof Element)) return;
  // Controls come and go: what is a stop is settled when somebody is about to go on.
  if (key === 'Tab') for (const group of target.ownerDocument.querySelectorAll(GROUPS)) setStop(group);
  const group = target.closest(GROUPS);
  const step = STEPS[key];
  if (group === null || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const controls = controlsOf(group);
  const next =
    controls[
      step(
        controls.findIndex((one) => one === target),
        controls.length,
      )
    ];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
