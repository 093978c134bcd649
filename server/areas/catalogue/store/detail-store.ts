/** Where it is kept what a good's own page tells beside its card: words, teachers, outline, media (D67). */
import type { NodeKind } from '#schemas/content/outline.ts';
import type { PricePair } from '#schemas/content/price.ts';
import type { Text } from '#schemas/page/text.ts';

export const LEVELS = ['', 'starter', 'middle', 'expert'] as const;

export interface DetailRow {
  /** HTML; empty where nobody wrote one. */
  introduction: Text;
  level: (typeof LEVELS)[number];
  /** BCP 47; empty where nobody said. */
  language: string;
  refundDays: number;
  refundTerms: Text;
  /** False for a lesson that opens with the courses that hold it alone. */
  isSoldAlone: boolean;
  /** Unix seconds, 0 for none. */
  saleStartTs: number;
  isLookback: boolean;
  lookbackEndTs: number;
  /** Whoever has it is a super member of the shop (decision 329). */
  givesSvip: boolean;
  /** Whoever finished it is given a certificate. */
  givesCertificate: boolean;
}

/** What decides whether a good can be bought now, beside its own state. */
export interface Sale {
  saleStartTs: number;
  isSoldAlone: boolean;
  /** It has variants, and each is gone. */
  isSoldOut: boolean;
  /** The prices of its variants as their rows have them; none for a good sold at its own price. */
  variants: readonly PricePair[];
}

export interface TeacherRow {
  id: string;
  name: Text;
  title: Text;
  portrait: string;
  about: Text;
  /** A page of the shop; empty for none. */
  pageId: string;
}

/** One chapter, section or lesson of an outline, with what the good it is says of itself. */
export interface NodeRow {
  id: string;
  /** Empty at the top. */
  parentId: string;
  kind: NodeKind;
  title: Text;
  /** Of a lesson. */
  resourceId: string;
  resourceType: number;
  seconds: number;
  isTry: boolean;
  trySeconds: number;
  /** Unix seconds, 0 for open from the start. */
  unlockTs: number;
  /** The day of a camp it opens on, from 1; 0 where it waits for none (D87). */
  unlockDay: number;
  /** Whether the course is finished with it alone (D81). */
  isRequired: boolean;
}

/** A term of a camp (D87). */
export interface TermRow {
  id: string;
  title: Text;
  /** Unix seconds. */
  startTs: number;
  endTs: number;
  /** `daily`: each day of it opens in its turn; `start`: all of them with the first. */
  opens: 'daily' | 'start';
  /** The minute of the shop's day at which a day opens; 0 is midnight. */
  opensAt: number;
  /** The group its learners are asked into; empty for none. */
  groupName: Text;
  groupQr: string;
  groupNote: Text;
}

/** A course that holds a good, and on which terms. */
export interface Holding {
  goodsId: string;
  isTry: boolean;
  trySeconds: number;
  unlockTs: number;
  unlockDay: number;
}

export interface Captions {
  locale: 'cn' | 'en';
  url: string;
}

export interface MediaRow {
  kind: 'text' | 'audio' | 'video';
  /** Empty for a text, but for one that is a document: a PDF or an e-book (decision 351). */
  url: string;
  poster: string;
  captions: Captions[];
  /** Its parts and where each begins, in WebVTT as captions are (decision 350). */
  chapters: Captions[];
  /** The same film in fewer pixels, for slow networks. */
  sizes: string[];
  seconds: number;
  /** HTML of a text. */
  text: Text;
  /** How much of it is free to everybody; 0 for nothing. */
  trySeconds: number;
}

export interface DetailStore {
  of(appId: string, goodsId: string): Promise<DetailRow | undefined>;
  /** Of these goods, those about whose sale there is something to say. */
  salesOf(appId: string, goodsIds: readonly string[]): Promise<ReadonlyMap<string, Sale>>;
  /** In their order, each with how many goods on sale they teach. */
  teachersOf(appId: string, goodsId: string): Promise<(TeacherRow & { goodsCount: number })[]>;
  /** The whole outline in its order. */
  nodesOf(appId: string, goodsId: string): Promise<NodeRow[]>;
  /** The terms of these camps in the order they begin, by the camp. */
  termsOf(appId: string, goodsIds: readonly string[]): Promise<ReadonlyMap<string, readonly TermRow[]>>;
  /** The courses that hold a good directly. */
  holdingsOf(appId: string, goodsId: string): Promise<Holding[]>;
  mediaOf(appId: string, goodsId: string): Promise<MediaRow | undefined>;
}
