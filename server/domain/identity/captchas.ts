/**
 * Who has to show that they are no machine, and whether they have: the server decides and remembers (requirement 18,
 * D50). A flow belongs to one browser and one purpose. It asks for nothing the first two times an address begins one
 * within ten minutes, then for a slide, or for an image where the shop wants one or a slide cannot be loaded.
 */
import { randomBytes } from 'node:crypto';
import { CAPTCHA_FLOW_LIFE_MS, FLOWS_WITHOUT_CAPTCHA } from '../../security/limits.ts';
import type { FlowPurpose, FlowRow, FlowStore } from '../ports/captchas.ts';
import type { Clock } from '../ports/clock.ts';
import type { LimitStore } from '../ports/limits.ts';
import type { ShopContext } from '../shops.ts';
import type { ImageCodes } from './image-codes.ts';
import type { Slides } from './slides.ts';

/** What a flow is for; spelled as the specification spells it (M168). */
export type CaptchaPurpose = FlowPurpose;

const NONE = 0;
const SLIDE = 1;
const IMAGE = 2;

/** Who asks. */
export interface Asker {
  shop: ShopContext;
  browser: string;
  ip: string;
}

export interface CaptchaResult {
  appId: string;
  browser: string;
  sessionId: string;
  purpose: CaptchaPurpose;
  type: number;
  /** Of a slide its ticket; with type 2 the typed characters. */
  ticket: string;
  /** Of a slide its second half; with type 2 the key of the picture. */
  randstr: string;
}

/** What comes along with a request for a code, by its names on the wire. */
export interface Shown {
  session_id?: string;
  captcha_type?: number;
  captcha_ticket?: string;
  captcha_randstr?: string;
  img_code?: string;
  code_key?: string;
}

export type CaptchaRefusal = 'captcha-needed' | 'captcha-wrong' | 'captcha-expired' | 'image-code-wrong';
export type Admission = { ok: true; flow: FlowRow } | { ok: false; code: CaptchaRefusal };

export interface Captchas {
  begin(
    asker: Asker,
    purpose: CaptchaPurpose,
    downgrade: boolean,
  ): Promise<{ type: number; sessionId: string }>;
  /** The live flow of this browser. */
  find(appId: string, browser: string, sessionId: string): Promise<FlowRow | undefined>;
  /** True once, for a captcha this browser has passed in this flow; never for a flow that asked for none. */
  pass(result: CaptchaResult): Promise<boolean>;
  /** The next flow this browser begins for this purpose must ask for a captcha, whatever was counted. */
  demand(asked: Pick<CaptchaResult, 'appId' | 'browser' | 'purpose'>): Promise<void>;
  /** Before a message is sent, where even a flow without a captcha needs an image (D50). What was shown is used up. */
  admit(asker: Asker, shown: Shown, purposes: readonly CaptchaPurpose[]): Promise<Admission>;
}

interface CaptchaOptions {
  flows: FlowStore;
  images: ImageCodes;
  slides: Slides;
  limits: LimitStore;
  clock: Clock;
}

/** What a shop asks for where anything is asked. */
function usualType({ row }: ShopContext): number {
  return row.info.captcha_type === IMAGE ? IMAGE : SLIDE;
}

/** The image code among what was shown: in fields of its own, or as the result of a captcha of type 2. */
function imageIn(shown: Shown): { text: string; codeKey: string } | undefined {
  const isImage = shown.captcha_type === IMAGE;
  const text = shown.img_code ?? (isImage ? shown.captcha_ticket : undefined);
  const codeKey = shown.code_key ?? (isImage ? shown.captcha_randstr : undefined);
  return text === undefined || text === '' || codeKey === undefined ? undefined : { text, codeKey };
}

const refuse = (code: CaptchaRefusal): Admission => ({ ok: false, code });

export function makeCaptchas({ flows, images, slides, limits, clock }: CaptchaOptions): Captchas {
  const { max, windowMs } = FLOWS_WITHOUT_CAPTCHA;
  const demandKey = ({ appId, browser, purpose }: Pick<CaptchaResult, 'appId' | 'browser' | 'purpose'>) =>
    `captcha-demand ${appId} ${purpose} ${browser}`;

  async function isDemanded(asked: Pick<CaptchaResult, 'appId' | 'browser' | 'purpose'>): Promise<boolean> {
    const { count } = await limits.hit(demandKey(asked), windowMs);
    await limits.giveBack(demandKey(asked));
    return count > 1;
  }

  async function find(appId: string, browser: string, sessionId: string) {
    const flow = await flows.find(appId, sessionId);
    return flow?.browser === browser ? flow : undefined;
  }

  /** By what was shown; a ticket is as good as an image, an image no way around a slide (B22). */
  async function judge(flow: FlowRow, shown: Shown): Promise<Admission> {
    const { appId, browser } = flow;
    const { captcha_type: type, captcha_ticket: ticket = '', captcha_randstr: randstr = '' } = shown;
    if (type !== IMAGE && ticket !== '')
      return (await slides.takeTicket(flow, ticket, randstr)) ? { ok: true, flow } : refuse('captcha-wrong');
    const image = flow.type === SLIDE ? undefined : imageIn(shown);
    if (image === undefined) return refuse('captcha-needed');
    const isRight = await images.take({ appId, codeKey: image.codeKey, browser }, image.text);
    return isRight ? { ok: true, flow } : refuse('image-code-wrong');
  }

  return {
    async begin({ shop, browser, ip }, purpose, downgrade) {
      const { appId } = shop;
      const { count } = await limits.hit(`captcha ${appId} ${purpose} ${ip}`, windowMs);
      const isAsked = count > max || (await isDemanded({ appId, browser, purpose }));
      const asked = downgrade ? IMAGE : usualType(shop);
      const type = isAsked ? asked : NONE;
      const sessionId = randomBytes(18).toString('base64url');
      const expiresAt = clock.now() + CAPTCHA_FLOW_LIFE_MS;
      await flows.put({ appId, sessionId, browser, purpose, type, expiresAt });
      return { type, sessionId };
    },
    find,
    async pass({ appId, browser, sessionId, purpose, type, ticket, randstr }) {
      const flow = await find(appId, browser, sessionId);
      if (flow?.purpose !== purpose || flow.type === NONE) return false;
      const shown = { captcha_type: type, captcha_ticket: ticket, captcha_randstr: randstr };
      return (await judge(flow, shown)).ok;
    },
    async demand(asked) {
      await limits.hit(demandKey(asked), windowMs);
    },
    async admit({ shop, browser }, shown, purposes) {
      if (shown.session_id === undefined) return refuse('captcha-needed');
      const flow = await find(shop.appId, browser, shown.session_id);
      if (flow === undefined || !purposes.includes(flow.purpose)) return refuse('captcha-expired');
      return judge(flow, shown);
    },
  };
}
