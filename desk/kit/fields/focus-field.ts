/** Gives the keyboard to the control of a field. */

/** The control of this name, else the first of what stands in it. */
function controlOf(root: HTMLElement, name: string): HTMLElement | undefined {
  const controls = [...root.querySelectorAll<HTMLElement>('[name]')];
  const nameOf = (control: HTMLElement) => control.getAttribute('name') ?? '';
  return (
    controls.find((control) => nameOf(control) === name) ??
    controls.find((control) => nameOf(control).startsWith(`${name}/`))
  );
}

export function focusField(root: HTMLElement, name: string): void {
  const control = controlOf(root, name);
  if (control === undefined || control === document.activeElement) return;
  control.scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
