/** The line to who else has a document open: opened again after each loss, longer apart each time; without it the desk works on. */
import {
  CHOICE_BYTES_MAX,
  DESK_BEAT_S,
  DESK_BYE_CODES,
  DESK_SOCKET_PATH,
  readDeskFrame,
  type ChoiceOfPerson,
  type DeskFrame,
} from '#schemas/desk/presence.ts';
import { SECOND_MS, msOf } from '#schemas/time.ts';
import type { Clock } from '#platform/clock.ts';
import type { Network } from '#platform/network.ts';
import type { OpenTextSocket, TextSocket } from '#platform/text-socket.ts';
import type { DocumentName } from '../model/document.ts';

export interface LinePorts {
  open: OpenTextSocket;
  clock: Clock;
  network: Pick<Network, 'isOnline' | 'whenBack'>;
  /** 0 to 1: two who lost their lines together do not come back together. */
  random: () => number;
}

interface LineEars {
  onFrame: (frame: DeskFrame) => void;
  /** Who is there is unknown until the next frame. */
  onLoss: () => void;
}

export interface PresenceLine {
  /** What is chosen now; sent at most three times a second, the last one always. */
  choose: (choice: ChoiceOfPerson) => void;
  close: () => void;
}

const FIRST_WAIT_MS = SECOND_MS;
const LONGEST_WAIT_MS = 30 * SECOND_MS;
const CHOICE_EVERY_MS = 350;
/** A socket that says nothing for so long is dead, whatever the browser thinks. */
const SILENCE_MS = 2 * msOf(DESK_BEAT_S) + SECOND_MS;

/** The server said that this one is over: another would be refused too, or push out a window of the same person. */
const FINAL_CODES: readonly number[] = [
  DESK_BYE_CODES['logged-out'],
  DESK_BYE_CODES['no-permission'],
  DESK_BYE_CODES['too-many'],
];

const addressOf = ({ kind, id }: DocumentName) =>
  `${DESK_SOCKET_PATH}?${new URLSearchParams({ kind, id }).toString()}`;

/** A pointer that is too long for a message is left out: its block is sent all the same. */
function textOf({ node, pointer }: ChoiceOfPerson): string {
  const whole = JSON.stringify({ node, pointer });
  return new TextEncoder().encode(whole).length <= CHOICE_BYTES_MAX ? whole : JSON.stringify({ node });
}

class Line implements PresenceLine {
  readonly #document: DocumentName;
  readonly #ports: LinePorts;
  readonly #ears: LineEars;
  #socket: TextSocket | undefined;
  #isGreeted = false;
  #isOver = false;
  #losses = 0;
  #choice = '{}';
  #sentChoice = '{}';
  #stopWaiting: (() => void) | undefined;
  #stopSilence: (() => void) | undefined;
  #stopChoice: (() => void) | undefined;

  constructor(document: DocumentName, ports: LinePorts, ears: LineEars) {
    this.#document = document;
    this.#ports = ports;
    this.#ears = ears;
    this.#open();
  }

  choose(choice: ChoiceOfPerson): void {
    this.#choice = textOf(choice);
    this.#stopChoice ??= this.#ports.clock.after(CHOICE_EVERY_MS, () => {
      this.#stopChoice = undefined;
      this.#tell();
    });
  }

  close(): void {
    this.#isOver = true;
    for (const stop of [this.#stopWaiting, this.#stopSilence, this.#stopChoice]) stop?.();
    this.#socket?.close();
  }

  #open(): void {
    this.#isGreeted = false;
    this.#sentChoice = '{}';
    this.#socket = this.#ports.open(addressOf(this.#document), {
      onText: (text) => this.#hear(text),
      onClose: (code) => this.#lose(FINAL_CODES.includes(code)),
    });
    this.#waitForWord();
  }

  #hear(text: string): void {
    this.#waitForWord();
    const frame = readDeskFrame(text);
    if (frame === undefined) return;
    if (frame.type === 'hello') {
      this.#isGreeted = true;
      this.#losses = 0;
      this.#tell();
    }
    this.#ears.onFrame(frame);
  }

  #tell(): void {
    if (!this.#isGreeted || this.#choice === this.#sentChoice) return;
    this.#sentChoice = this.#choice;
    this.#socket?.send(this.#choice);
  }

  #waitForWord(): void {
    this.#stopSilence?.();
    this.#stopSilence = this.#ports.clock.after(SILENCE_MS, () => {
      this.#socket?.close();
      this.#lose(false);
    });
  }

  #lose(isFinal: boolean): void {
    this.#stopSilence?.();
    this.#socket = undefined;
    this.#isGreeted = false;
    if (this.#isOver) return;
    this.#ears.onLoss();
    if (isFinal) return;
    this.#losses += 1;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#losses - 1));
    const stops = [
      this.#ports.clock.after(longest * (0.5 + this.#ports.random() / 2), () => this.#again()),
      this.#ports.network.whenBack(() => this.#again()),
    ];
    this.#stopWaiting = () => stops.forEach((stop) => stop());
  }

  #again(): void {
    if (!this.#ports.network.isOnline()) return;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    if (!this.#isOver && this.#socket === undefined) this.#open();
  }
}

export function openPresenceLine(document: DocumentName, ports: LinePorts, ears: LineEars): PresenceLine {
  return new Line(document, ports, ears);
}
