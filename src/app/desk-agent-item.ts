/** Shows the item of a block that is being edited: its slide, its tab, its folded answer (ADR-680). */
import { itemElement } from './edit-fields.ts';

export function showItem(root: Element, props: Readonly<Record<string, unknown>>, item: number): void {
  const element = itemElement(root, props, item);
  if (element === undefined) return;
  const tab = element.closest('[role="tab"]') ?? element.querySelector('[role="tab"]');
  if (tab instanceof HTMLElement) tab.click();
  const fold = element.closest('details') ?? element.querySelector('details');
  if (fold !== null && root.contains(fold)) fold.open = true;
  element.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' });
}
