/** What each step of a month at the desk costs in the browser and by command, and what was seen of it afterwards. */
import { expect } from '@playwright/test';
import type { Merchant } from '../merchant.ts';
import type { ShopRun } from '../shop-cli.ts';
import type { Cells } from './goods.ts';

/** `npm run shop` with these words, which has to end well; answers what it printed. */
export type Shop = (...words: string[]) => Promise<string>;

/** The same by command. */
export interface Same {
  /** Rows of the tables its commands read. */
  rows?: readonly Cells[];
  /** Absent where no command does it. */
  run?: (shop: Shop) => Promise<unknown>;
}

interface Costs {
  presses: number;
  fields: number;
  commands: number;
  cells: number;
}

interface Row extends Costs {
  step: string;
  hasCommand: boolean;
  sight: string;
}

/** Filled cells of the rows of tables. */
const cellsOf = (rows: readonly Cells[]): number =>
  rows.flatMap((row) => Object.values(row)).filter((cell) => cell !== '').length;

export class Ledger {
  readonly rows: Row[] = [];
  private readonly merchant: Merchant;
  private readonly shop: (...words: string[]) => Promise<ShopRun>;
  constructor(merchant: Merchant, shop: (...words: string[]) => Promise<ShopRun>) {
    this.merchant = merchant;
    this.shop = shop;
  }

  /** Counts what the merchant does in `act`; `look` is what others see then, in words; then the same is done by command. */
  async step<Result>(
    step: string,
    same: Same,
    act: () => Promise<Result>,
    look: (result: Result) => Promise<string>,
  ): Promise<Result> {
    const { presses, fields } = this.merchant;
    const result = await act();
    const cost = { presses: this.merchant.presses - presses, fields: this.merchant.fields - fields };
    const sight = await look(result);
    let commands = 0;
    await same.run?.(async (...words) => {
      commands += 1;
      const { exit, out, output } = await this.shop(...words);
      expect(exit, `${words.join(' ')}\n${output}`).toBe(0);
      return out;
    });
    const hasCommand = same.rows !== undefined || same.run !== undefined;
    this.rows.push({ step, ...cost, commands, cells: cellsOf(same.rows ?? []), hasCommand, sight });
    return result;
  }

  sum(): Costs {
    const of = (name: keyof Costs) => this.rows.reduce((sum, row) => sum + row[name], 0);
    return { presses: of('presses'), fields: of('fields'), commands: of('commands'), cells: of('cells') };
  }

  /** As a table of Markdown. */
  table(): string {
    const { presses, fields, commands, cells } = this.sum();
    return [
      '| step | presses | fields | commands | cells | seen afterwards |',
      '| --- | --- | --- | --- | --- | --- |',
      ...this.rows.map((_row, index) => this.say(index)),
      `| All | ${[presses, fields, commands, cells].join(' | ')} |  |`,
    ].join('\n');
  }

  private say(index: number): string {
    const row = this.rows[index];
    if (row === undefined) return '';
    const { step, presses, fields, commands, cells, hasCommand, sight } = row;
    const byCommand = hasCommand ? [commands, cells] : ['none', ''];
    return `| ${[step, presses, fields, ...byCommand, sight].join(' | ')} |`;
  }
}
