/** A merchant at the desk, whose presses and filled fields are counted. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

type Files = Parameters<Locator['setInputFiles']>[0];

/** A folder for a picture after each press; for who wants to look. */
const { SHOTS = '' } = process.env;

export class Merchant {
  presses = 0;
  fields = 0;
  readonly page: Page;
  readonly name: string;
  constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
  }
  async press(target: Locator): Promise<void> {
    await target.click();
    this.presses += 1;
    await this.look();
  }
  act(name: string): Locator {
    return this.page.locator(`[data-action="${name}"]`).first();
  }
  control(name: string): Locator {
    return this.page.locator(`[name="${name}"]`).first();
  }
  async fill(name: string, text: string): Promise<void> {
    await this.control(name).fill(text);
    this.fields += 1;
  }
  async choose(name: string, value: string): Promise<void> {
    await this.control(name).selectOption(value);
    this.presses += 1;
  }
  async go(section: string): Promise<void> {
    await this.press(this.page.locator(`[data-desk-nav="${section}"]`).first());
  }
  /** Leaves a screen that has no menu, or a box, by a key. */
  async escape(): Promise<void> {
    await this.page.keyboard.press('Escape');
    this.presses += 1;
  }
  /** A file chosen in the media library; opening the library and the browser's own box are a press each. */
  async upload(target: Locator, file: Files): Promise<void> {
    await this.press(target);
    const box = this.page.getByRole('dialog');
    await box.locator('input[type="file"]').setInputFiles(file);
    this.presses += 1;
    await expect(box).toHaveCount(0);
  }
  /** Saves the form that is open, and waits until its screen says so. */
  async save(): Promise<void> {
    await this.press(this.act('save'));
    await this.untilSaved();
  }
  async untilSaved(): Promise<void> {
    await expect(this.page.locator('[data-save="saved"]')).toBeVisible();
  }
  private async look(): Promise<void> {
    if (SHOTS === '') return;
    mkdirSync(SHOTS, { recursive: true });
    const path = join(SHOTS, `${this.name}-${String(this.presses).padStart(3, '0')}.png`);
    await this.page.screenshot({ path, animations: 'disabled' });
  }
}
