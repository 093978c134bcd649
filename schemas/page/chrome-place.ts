/** Where and when the chrome is drawn, as far as its laws look at it. */
export interface ChromePlace {
  /** scheme://host the page is served from: what a code for phones leads to. */
  readonly origin: string;
  /** Of the default copyright (M95). */
  readonly year: number;
}
