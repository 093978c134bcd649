/** Chooses in the menu of a control of ours, as a person does: opens it by its label, then presses a line. */
import type { Locator, Page } from '@playwright/test';

/** The button of a control: it says its label and what is chosen. */
export const choiceOf = (place: Page | Locator, label: string): Locator =>
  place.getByRole('button', { name: new RegExp(`^${label}: `) });

export async function choose(place: Page | Locator, label: string, value: string): Promise<void> {
  await choiceOf(place, label).click();
  await place.getByRole('menu', { name: label }).locator(`[data-value="${value}"]`).click();
}
