/** Gives the keyboard to the control of a field. */

/** The control of this name, else the first of what stands in it. */
function controlOf(root: HTMLElement, name: string): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>('[name]')];
  const controls = all.filter((one) => !(one instanceof HTMLFieldSetElement));
  const nameOf = (control: HTMLElement) => control.getAttribute('name') ?? '';
  const group = all.find((one) => nameOf(one) === name);
  return (
    controls.find((control) => nameOf(control) === name) ??
    controls.find((control) => nameOf(control).startsWith(`${name}/`)) ??
    group?.querySelector<HTMLElement>('input, select, textarea, button') ??
    undefined
  );
}

/** False where no field of this name is drawn. */
export function focusField(root: HTMLElement, name: string): boolean {
  const control = controlOf(root, name);
  if (control === undefined) return false;
  if (control === document.activeElement) return true;
  const fold = control.closest('details:not([open])');
  if (fold instanceof HTMLDetailsElement) fold.open = true;
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
  return true;
}
