/** Faults a user can do something about, in words that say what. */

/** A fault the user can do something about: one plain line. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
}

/** A command with too few words, or with others than it knows. */
export function usageError(usage: string): ShopError {
  return new ShopError(
    `This command is written like this:\n  ${usage.replaceAll(/,? (?:or )?(?=npm run)/g, '\n  ')}`,
  );
}

/** The server could not be reached, or what stands before it could not reach it: asked again it may answer. */
export class NoAnswerError extends ShopError {}

export function unknownShop(shop: string): ShopError {
  return new ShopError(`There is no shop "${shop}". See them with: npm run shop -- list`);
}
