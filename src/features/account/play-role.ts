/** The person of a preview (D43): the part its link names, whom nobody is asked for and nothing remembers. */
import type { Locale } from '#schemas/locale.ts';
import type { PreviewFacts } from '#schemas/page/render-contract.ts';
import type { AppStore } from '#state/app-state.ts';
import { signIn, signOut } from './slice.ts';
import { accountWords } from './words.ts';

/** A buyer of a preview has bought whatever a page asks for. */
const EVERYTHING = { includes: () => true };

export function playRole(store: AppStore, { role }: PreviewFacts, locale: Locale): void {
  if (role === 'visitor') return signOut(store);
  const [svip, owner] = [role === 'svip', role === 'owner'];
  signIn(store, {
    user_id: 'preview',
    nickname: accountWords.in(locale)('previewed'),
    avatar: '',
    svip,
    owner,
    bought: role === 'buyer' ? EVERYTHING : [],
  });
}
