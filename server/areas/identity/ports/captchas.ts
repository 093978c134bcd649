/** Where captchas are kept, and who draws them. */

/** What a flow proves a person human for (M168, M204); `form` is any form that asks for a code (M228). */
export const FLOW_PURPOSES = ['bindPhone', 'accountLogin', 'modifyPwd', 'verfyLogin', 'form'] as const;
export type FlowPurpose = (typeof FLOW_PURPOSES)[number];

/** What the server knows of the puzzle it posed, or until when the ticket of its solution lives. */
export type CaptchaMemory =
  | { kind: 'puzzle'; x: number; salt: string; bits: number; posedAt: number }
  | { kind: 'ticket'; until: number };

export interface FlowRow {
  appId: string;
  sessionId: string;
  browser: string;
  purpose: FlowPurpose;
  /** 0 none, 1 slide, 2 image (M181). */
  type: number;
  answer: CaptchaMemory | undefined;
  tries: number;
}

export interface FlowStore {
  put(flow: Omit<FlowRow, 'answer' | 'tries'> & { expiresAt: number }): Promise<void>;
  /** A live flow. */
  find(appId: string, sessionId: string): Promise<FlowRow | undefined>;
  /** The live flow a browser began last for one of these purposes. */
  newest(appId: string, browser: string, purposes: readonly FlowPurpose[]): Promise<FlowRow | undefined>;
  pose(appId: string, sessionId: string, puzzle: CaptchaMemory): Promise<void>;
  /** Takes the puzzle away and counts the try: of many answers at once one is judged. */
  takePuzzle(flow: FlowRow): Promise<boolean>;
  award(appId: string, sessionId: string, ticketHash: string, until: number): Promise<void>;
  /** Takes a live ticket; of many at once one gets it. */
  takeTicket(appId: string, sessionId: string, ticketHash: string): Promise<boolean>;
}

export interface ImageCodeRow {
  appId: string;
  codeKey: string;
  browser: string;
}

export interface ImageCodeStore {
  /** False where the key belongs to another browser. */
  pose(key: ImageCodeRow, hmac: string, expiresAt: number): Promise<boolean>;
  /** Counts a try and answers what the right one hashes to; undefined where no try is left. */
  countTry(key: ImageCodeRow, max: number): Promise<string | undefined>;
  /** Remembers that it was right. */
  markPassed(key: ImageCodeRow, hmac: string): Promise<void>;
  /** Takes the picture of this very text away, or one marked as passed; of many at once one gets it. */
  take(key: ImageCodeRow, by: { hmac: string } | 'passed'): Promise<boolean>;
}

/** A slide puzzle as drawn; pictures are data addresses, sizes CSS pixels. */
export interface DrawnPuzzle {
  background: string;
  piece: string;
  width: number;
  height: number;
  pieceWidth: number;
  pieceTop: number;
  /** Where the piece belongs, from the left. */
  x: number;
}

export interface CaptchaPainter {
  /** The letters an image code is made of; what is drawn of others is nothing. */
  readonly letters: string;
  /** A picture of a text, as a data address. */
  drawText(text: string): Promise<string>;
  drawPuzzle(): Promise<DrawnPuzzle>;
}
