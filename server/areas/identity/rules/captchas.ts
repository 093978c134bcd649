/**
 * Who has to show that they are no machine, and whether they have: the server decides and remembers (requirement 18,
 * D50). A flow belongs to one browser and one purpose. It asks for nothing the first two times an address begins one
 * within ten minutes, then for a slide, or for an image where the shop wants one or a slide cannot be loaded.
 */
import { randomBytes } from 'node:crypto';
import { CAPTCHA_FLOW_LIFE_MS, FLOWS_WITHOUT_CAPTCHA, PUZZLE_TRIES } from '../limits.ts';
import { CAPTCHA } from '#schemas/auth/captcha-type.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import type { CaptchaJudge } from '../ports/captcha-providers.ts';
import type { FlowPurpose, FlowRow, FlowStore } from '../ports/captchas.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { ImageCodes } from './image-codes.ts';
import type { Slides } from './slides.ts';

/** What a flow is for; spelled as the specification spells it (M168). */
type CaptchaPurpose = FlowPurpose;

/** Who asks. */
export interface Asker {
  shop: ShopContext;
  browser: string;
  ip: string;
}

interface CaptchaResult {
  appId: string;
  browser: string;
  ip: string;
  sessionId: string;
  purpose: CaptchaPurpose;
  type: number;
  /** Of a slide its ticket; with type 2 the typed characters. */
  ticket: string;
  /** Of a slide its second half; with type 2 the key of the picture. */
  randstr: string;
}

/** What comes along with a request for a code, by its names on the wire. */
export interface CaptchaProof {
  session_id?: string;
  captcha_type?: number;
  captcha_ticket?: string;
  captcha_randstr?: string;
  img_code?: string;
  code_key?: string;
}

export type CaptchaRefusal = 'captcha-needed' | 'captcha-wrong' | 'captcha-expired' | 'image-code-wrong';
type Admission = { ok: true; flow: FlowRow } | { ok: false; code: CaptchaRefusal };

export interface Captchas {
  begin(
    asker: Asker,
    purpose: CaptchaPurpose,
    downgrade: boolean,
  ): Promise<{
    type: number;
    sessionId: string;
    /** What another company knows the captcha by; empty for one of our own. */
    appId: string;
  }>;
  /** Whether a shop that says so gets another company's captcha. */
  isElsewhere(captcha: Capabilities['captcha']): boolean;
  /** The live flow of this browser. */
  find(appId: string, browser: string, sessionId: string): Promise<FlowRow | undefined>;
  /** The flow a request belongs to: the one it names; without a name the newest of this browser, else one begun for it (D136). */
  flowOf(
    asker: Asker,
    sessionId: string | undefined,
    use: { purposes: readonly CaptchaPurpose[]; begins: CaptchaPurpose },
  ): Promise<FlowRow | undefined>;
  /** True once, for a captcha this browser has passed in this flow; never for a flow that asked for none. */
  pass(result: CaptchaResult): Promise<boolean>;
  /** The next flow this browser begins for this purpose must ask for a captcha, whatever was counted. */
  demand(subject: Pick<CaptchaResult, 'appId' | 'browser' | 'purpose'>): Promise<void>;
  /** Before a message is sent, where even a flow without a captcha needs an image (D50). What was shown is used up. */
  admit(asker: Asker, proof: CaptchaProof, purposes: readonly CaptchaPurpose[]): Promise<Admission>;
}

interface CaptchaOptions {
  flows: FlowStore;
  images: ImageCodes;
  slides: Slides;
  limits: LimitStore;
  clock: Clock;
  /** Another company's captcha, where the installation has one. */
  judge?: CaptchaJudge | undefined;
}

/** What a shop asks for where anything is asked. */
function usualType({ capabilities: can }: ShopContext): number {
  return can.captcha === 'image' ? CAPTCHA.image : CAPTCHA.slide;
}

/** The image code among what was shown: in fields of its own, or as the result of a captcha of type 2. */
function imageIn(proof: CaptchaProof): { text: string; codeKey: string } | undefined {
  const isImage = proof.captcha_type === CAPTCHA.image;
  const text = proof.img_code ?? (isImage ? proof.captcha_ticket : undefined);
  const codeKey = proof.code_key ?? (isImage ? proof.captcha_randstr : undefined);
  return text === undefined || text === '' || codeKey === undefined ? undefined : { text, codeKey };
}

const refuse = (code: CaptchaRefusal): Admission => ({ ok: false, code });

export function makeCaptchas({
  flows,
  images,
  slides,
  limits,
  clock,
  judge: company,
}: CaptchaOptions): Captchas {
  const { max, windowMs } = FLOWS_WITHOUT_CAPTCHA;
  const demandKey = ({ appId, browser, purpose }: Pick<CaptchaResult, 'appId' | 'browser' | 'purpose'>) =>
    `captcha-demand ${appId} ${purpose} ${browser}`;

  async function isDemanded(subject: Pick<CaptchaResult, 'appId' | 'browser' | 'purpose'>): Promise<boolean> {
    const { count } = await limits.hit(demandKey(subject), windowMs);
    await limits.giveBack(demandKey(subject));
    return count > 1;
  }

  const isElsewhere = (captcha: Capabilities['captcha']) => captcha === 'company' && company !== undefined;

  async function find(appId: string, browser: string, sessionId: string) {
    const flow = await flows.find(appId, sessionId);
    return flow?.browser === browser ? flow : undefined;
  }

  /** A company is asked about a flow as often as the flow could pose a puzzle of our own. */
  async function isPassedElsewhere(flow: FlowRow, ticket: string, randstr: string, ip: string) {
    if (company === undefined || flow.type !== CAPTCHA.slide) return false;
    const { count } = await limits.hit(
      `captcha-judged ${flow.appId} ${flow.sessionId}`,
      CAPTCHA_FLOW_LIFE_MS,
    );
    return count <= PUZZLE_TRIES && (await company.judge({ ticket, randstr, ip })).ok;
  }

  /** By what was shown; a ticket is as good as an image, an image no way around a slide (B22). */
  async function judge(flow: FlowRow, proof: CaptchaProof, ip: string): Promise<Admission> {
    const { appId, browser } = flow;
    const { captcha_type: type, captcha_ticket: ticket = '', captcha_randstr: randstr = '' } = proof;
    if (type !== CAPTCHA.image && ticket !== '') {
      const isPassed =
        (await slides.takeTicket(flow, ticket, randstr)) ||
        (await isPassedElsewhere(flow, ticket, randstr, ip));
      return isPassed ? { ok: true, flow } : refuse('captcha-wrong');
    }
    const image = flow.type === CAPTCHA.slide ? undefined : imageIn(proof);
    if (image === undefined) return refuse('captcha-needed');
    const isRight = await images.take({ appId, codeKey: image.codeKey, browser }, image.text);
    return isRight ? { ok: true, flow } : refuse('image-code-wrong');
  }

  async function begin({ shop, browser, ip }: Asker, purpose: CaptchaPurpose, downgrade: boolean) {
    const { appId } = shop;
    const { count } = await limits.hit(`captcha ${appId} ${purpose} ${ip}`, windowMs);
    const isAsked = count > max || (await isDemanded({ appId, browser, purpose }));
    const wantedType = downgrade ? CAPTCHA.image : usualType(shop);
    const type = isAsked ? wantedType : CAPTCHA.none;
    const sessionId = randomBytes(18).toString('base64url');
    const expiresAt = clock.now() + CAPTCHA_FLOW_LIFE_MS;
    await flows.put({ appId, sessionId, browser, purpose, type, expiresAt });
    const isCompany = type === CAPTCHA.slide && isElsewhere(shop.capabilities.captcha);
    return { type, sessionId, appId: isCompany ? (company?.appId ?? '') : '' };
  }

  return {
    begin,
    isElsewhere,
    find,
    async flowOf(asker, sessionId, { purposes, begins }) {
      const { shop, browser } = asker;
      if (sessionId !== undefined) return find(shop.appId, browser, sessionId);
      const newest = await flows.newest(shop.appId, browser, purposes);
      if (newest !== undefined) return newest;
      // Who names no flow shows an image, as the specified fields say; where anything is asked it is an image too.
      return find(shop.appId, browser, (await begin(asker, begins, true)).sessionId);
    },
    async pass({ appId, browser, ip, sessionId, purpose, type, ticket, randstr }) {
      const flow = await find(appId, browser, sessionId);
      if (flow?.purpose !== purpose || flow.type === CAPTCHA.none) return false;
      const proof = { captcha_type: type, captcha_ticket: ticket, captcha_randstr: randstr };
      return (await judge(flow, proof, ip)).ok;
    },
    async demand(subject) {
      await limits.hit(demandKey(subject), windowMs);
    },
    async admit({ shop, browser, ip }, proof, purposes) {
      if (proof.session_id === undefined) return refuse('captcha-needed');
      const flow = await find(shop.appId, browser, proof.session_id);
      if (flow === undefined || !purposes.includes(flow.purpose)) return refuse('captcha-expired');
      return judge(flow, proof, ip);
    },
  };
}
