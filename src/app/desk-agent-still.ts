/**
 * A page that is edited stands still (ADR-680): what is pressed is chosen and does nothing else, and nothing moves by itself.
 * The engine's clock stops for countdowns; carousels and whatever else rests in a hidden tab hear that this one is hidden.
 */
import type { Engine } from '#engine/engine.ts';
import { isDeskKey, type DeskEvent, type Spot } from '#schemas/desk/protocol.ts';
import { SECOND_MS } from '#schemas/time.ts';
import type { TextInPlace } from './edit-text.ts';

/** Nobody in the page hears these. Wheel and touch moves are left out: the page scrolls. */
const UNHEARD =
  'click auxclick dblclick mousedown mouseup mousemove mouseover mouseout pointerdown pointerup pointermove pointerover pointerout touchstart touchend submit dragstart drop keydown keyup keypress';
/** Nor does the browser do anything for these. */
const PREVENTED = ['click', 'auxclick', 'dblclick', 'mousedown', 'submit', 'dragstart', 'drop'];

/** An embedded page, a film's own controls and a disabled button would take the press for themselves; a running line runs once. */
const STYLE =
  'iframe,video,audio,:disabled{pointer-events:none!important}*,::before,::after{animation-iteration-count:1!important}';

export interface StillPorts {
  engine: Engine;
  text: TextInPlace;
  spotAt: (x: number, y: number) => Spot;
  send: (event: DeskEvent) => void;
}

export class Stillness {
  readonly #page: Window;
  readonly #ports: StillPorts;
  readonly #sheet = new CSSStyleSheet();
  readonly #now: Engine['now'];
  #isOn = false;
  #hover: string | undefined;

  constructor(page: Window, ports: StillPorts) {
    this.#page = page;
    this.#ports = ports;
    this.#now = ports.engine.now;
    this.#sheet.replaceSync(STYLE);
    for (const name of UNHEARD.split(' ')) page.addEventListener(name, (event) => this.#take(event), true);
    page.addEventListener('focusin', ({ target }) => this.#leaveField(target), true);
    page.addEventListener('play', ({ target }) => this.#stopMedia(target), true);
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  set(on: boolean): void {
    const { document } = this.#page;
    if (this.#isOn !== on) {
      this.#isOn = on;
      if (on) this.#stop(document);
      else this.#resume(document);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    this.dress();
  }

  /** Puts its style sheet on again: the one of a new theme takes its place. */
  dress(): void {
    const { document } = this.#page;
    const others = document.adoptedStyleSheets.filter((one) => one !== this.#sheet);
    document.adoptedStyleSheets = this.#isOn ? [...others, this.#sheet] : others;
  }

  /** Does something in the page as a visitor would. */
  without(act: () => void): void {
    const before = this.#isOn;
    this.#isOn = false;
    act();
    this.#isOn = before;
  }

  #stop(document: Document): void {
    // A whole second: what counts waits for the next one, and would ask again at once close to it.
    const moment = this.#now();
    const now = moment - (moment % SECOND_MS);
    Object.assign(this.#ports.engine, { now: () => now });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    for (const element of document.querySelectorAll('video, audio')) this.#stopMedia(element);
    this.#leaveField(document.activeElement);
  }

  #resume(document: Document): void {
    this.#ports.text.finish();
    Object.assign(this.#ports.engine, { now: this.#now });
    Reflect.deleteProperty(document, 'visibilityState');
  }

  #stopMedia(target: EventTarget | null): void {
    if (this.#isOn && target instanceof HTMLMediaElement) target.pause();
  }

  /** A search box takes no focus. */
  #leaveField(target: EventTarget | null): void {
    if (this.#isOn && target instanceof HTMLElement && target.matches('input, select, textarea'))
      target.blur();
  }

  #take(event: Event): void {
    if (!this.#isOn) return;
    event.stopImmediatePropagation();
    const isInText = this.#ports.text.contains(event.target);
    // The caret is set by the mouse, but no link is followed.
    if (PREVENTED.includes(event.type) && !(isInText && event.type === 'mousedown')) event.preventDefault();
    if (event instanceof KeyboardEvent) this.#takeKey(event, isInText);
    else if (event instanceof MouseEvent) this.#takePointer(event, isInText);
  }

  #takeKey(event: KeyboardEvent, isInText: boolean): void {
    if (event.type !== 'keydown' || (isInText && this.#ports.text.take(event)) || !isDeskKey(event)) return;
    event.preventDefault();
    const { key, code, ctrlKey: ctrl, metaKey: meta, shiftKey: shift, altKey: alt } = event;
    this.#ports.send({ event: 'key', key, code, ctrl, meta, shift, alt });
  }

  #takePointer(event: MouseEvent, isInText: boolean): void {
    const { text, spotAt, send } = this.#ports;
    const { type, clientX: x, clientY: y, target, detail, button } = event;
    if (type === 'pointermove' || type === 'pointerout') this.#sendHover(event);
    if (isInText) return;
    if (type === 'pointerdown') text.finish();
    // A press of a key on a link or button makes a click that no pointer made.
    if (type !== 'click' || detail === 0 || button !== 0) return;
    text.point = { x, y };
    const { shiftKey: shift, ctrlKey, metaKey } = event;
    send({ event: 'press', x, y, detail, shift, ctrl: ctrlKey || metaKey, ...spotAt(x, y) });
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement) send({ event: 'link', href: link.href });
  }

  #sendHover({ type, target, relatedTarget }: MouseEvent): void {
    const under = type === 'pointerout' ? relatedTarget : target;
    const node =
      (under instanceof Element && under.closest('[data-node]')?.getAttribute('data-node')) || undefined;
    if (node === this.#hover) return;
    this.#hover = node;
    this.#ports.send({ event: 'hover', ...(node === undefined ? {} : { node }) });
  }
}
