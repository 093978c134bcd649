/** People: accounts, sessions, every way to log in, and the account page. */
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import type { GatePerson } from '#schemas/shop/gate.ts';
import type { ProviderChoice } from '#server/kernel/providers.ts';
import { limits } from './limits.ts';
import type { SessionChange } from './http/session.ts';
import { makeIdentity, type Identity } from './services/identity.ts';
import { registerCaptchaFrame } from './http/captcha-frame.ts';
import { registerCrossLoginScript } from './http/cross-login-script.ts';
import { registerInvitation } from './http/invitation.ts';
import { registerKnowledgeLogin } from './http/knowledge-login.ts';
import { deleteDueAccounts } from './jobs/delete-due-accounts.ts';
import type { AccountStore, ChannelStore } from './ports/accounts.ts';
import type { CaptchaJudge, CaptchaWorld } from './ports/captcha-providers.ts';
import type { CaptchaPainter, FlowStore, ImageCodeStore } from './ports/captchas.ts';
import type { DeletionStore } from './store/deletions.store.ts';
import type { IdentityProvider, IdentityProviders, IdentityWorld } from './ports/identity-providers.ts';
import type { MerchantStore } from './store/merchants.store.ts';
import type { PersonalTokenStore } from './store/personal-tokens.store.ts';
import type { QrTicketStore } from './ports/qr-tickets.ts';
import type { SessionStore } from './ports/sessions.ts';
import type { TicketStore } from './store/tickets.store.ts';
import type { GroupStore, UserStore } from './ports/users.ts';
import { openIdentityProviders } from './providers/open-identity-providers.ts';
import { captchaProviders, identityProviders } from './providers/registries.ts';
import type { Passwords } from './rules/passwords.ts';
import type { Viewer } from './rules/viewer.ts';
import { createAccountStore } from './store/accounts.store.ts';
import { createFlowStore, removeExpiredFlows } from './store/captchas.store.ts';
import { createChannelStore } from './store/channels.store.ts';
import { createDeletionStore } from './store/deletions.store.ts';
import { createGroupStore } from './store/groups.store.ts';
import { createImageCodeStore, removeExpiredImageCodes } from './store/image-codes.store.ts';
import { createMerchantStore, removeExpiredMerchants } from './store/merchants.store.ts';
import { createPersonalTokenStore, removeExpiredPersonalTokens } from './store/personal-tokens.store.ts';
import { createQrTicketStore, removeExpiredQrTickets } from './store/qr-tickets.store.ts';
import { createSessionStore, removeExpiredSessions } from './store/sessions.store.ts';
import { createTicketStore, removeExpiredTickets } from './store/tickets.store.ts';
import { createUserStore } from './store/users.store.ts';
import { captcha, imageCode, loginTicket, merchantSession, qrTicket } from './tables/login.ts';
import { appSession, appUser, personalToken, userChannel, userGroup } from './tables/users.ts';

/** What statements of other areas may join; rows are written here. */
export { appUser, userGroup } from './tables/users.ts';
export { askerOf } from './services/begin-flow.ts';
export { keepMerchant } from './http/merchant.ts';
export { FLOW_PURPOSES } from './ports/captchas.ts';
export type { MerchantRow } from './store/merchants.store.ts';
export type { Role } from './ports/users.ts';
export type { PersonalTokenRow as PersonalToken } from './store/personal-tokens.store.ts';
export { isPersonalToken, opens } from './rules/personal-tokens.ts';
export type { CaptchaRefusal } from './rules/captchas.ts';
export { provePhone } from './rules/prove-phone.ts';
export { provePassword } from './rules/password-login.ts';
export { refusePassword } from './rules/set-password.ts';
export { endSession, signInErrorOf } from './rules/sign-in.ts';
export { LOGIN_PURPOSES } from './rules/sign-in-by-phone.ts';
export type { AccountRow } from './ports/accounts.ts';
export type { SessionRow } from './ports/sessions.ts';
export { sendSmsCode } from './rules/sms-flow.ts';

export { changeSession, hasSession, holderOf, viewerOf } from './http/session.ts';
export { browserOf } from './http/browser.ts';
export { loginDevice } from './services/login-device.ts';
export { merchantToken } from './http/merchant.ts';
export { findPerson } from './rules/find-person.ts';
export { knownName } from './rules/known-name.ts';
export { personOfPhone, setCommentBan } from './rules/comment-bans.ts';
export {
  deskRoleOf,
  isOperator,
  gatePersonOf,
  mayRead,
  isMadeSuperVip,
  isStaff,
  maskEmail,
  maskPhone,
  may,
  refusalOf,
  type Viewer,
} from './rules/viewer.ts';
export { matchesPerson, type PeopleSearch } from './store/matches-person.ts';
export { withServedProviders } from './rules/served-providers.ts';
export type { UserRow } from './ports/users.ts';
/** Letting people in and knowing them by their phones, over the transaction of the work it is part of. */
export { invitationsIn, type Invitation, type Invitee } from './store/invitations.store.ts';

declare module '#server/kernel/bus/bus.ts' {
  interface BusEvents {
    'session.revoked': { appId: string; publicId: string };
  }
}
declare module '#server/kernel/area.ts' {
  interface Stores {
    users: UserStore;
    accounts: AccountStore;
    channels: ChannelStore;
    tickets: TicketStore;
    qrTickets: QrTicketStore;
    flows: FlowStore;
    imageCodes: ImageCodeStore;
    groups: GroupStore;
    sessions: SessionStore;
    deletions: DeletionStore;
    merchants: MerchantStore;
    personalTokens: PersonalTokenStore;
  }
  interface Areas {
    identity: Identity;
  }
  interface Settings {
    /** Whose accounts people scan with. */
    scans: readonly ProviderChoice<IdentityProvider, IdentityWorld>[];
    captchas: ProviderChoice<CaptchaJudge, CaptchaWorld>;
  }
  interface Injections {
    /** Draws captchas. */
    painter?: CaptchaPainter;
    /** Another company's captcha. */
    captchaJudge?: CaptchaJudge;
    /** Companies whose accounts people log in with by a scan. Without them a simulated phone is used where demo pages are shown, and none elsewhere. */
    scans?: IdentityProviders;
    /** Hashes passwords and judges them. */
    passwords?: Passwords;
  }
}
declare module '#server/kernel/http/define-handler.ts' {
  interface RequestContext {
    /** The person; read only for calls that are not for anyone or whose answer depends on who asks. */
    viewer: Viewer | undefined;
    /** Whom the gate of the shop takes them for. */
    person: GatePerson;
    /** Whose session this browser holds, let in or not: to end it. */
    holder: () => Promise<Viewer | undefined>;
    /** The handle of this browser, made when it is first asked for; a flow of login belongs to it. */
    browser: () => string;
    /** What this browser shows for being a merchant's (D56); not yet believed. */
    merchant: () => string | undefined;
  }
  interface Effects {
    session?: SessionChange;
  }
}

export const area = defineArea({
  name: 'identity',
  limits,
  tables: {
    appUser,
    appSession,
    userChannel,
    userGroup,
    loginTicket,
    captcha,
    imageCode,
    qrTicket,
    merchantSession,
    personalToken,
  },
  stores: (db, clock) => ({
    users: createUserStore(db),
    accounts: createAccountStore(db, clock),
    channels: createChannelStore(db, clock),
    tickets: createTicketStore(db, clock),
    qrTickets: createQrTicketStore(db, clock),
    flows: createFlowStore(db, clock),
    imageCodes: createImageCodeStore(db, clock),
    groups: createGroupStore(db),
    sessions: createSessionStore(db, clock),
    deletions: createDeletionStore(db),
    merchants: createMerchantStore(db, clock),
    personalTokens: createPersonalTokenStore(db, clock),
  }),
  events: {
    'session.revoked': ({ appId, publicId }) =>
      typeof appId === 'string' && typeof publicId === 'string' ? { appId, publicId } : undefined,
  },
  settings: (env, facts) => ({
    captchas: captchaProviders.choose(env, facts),
    scans: identityProviders.choose(env, facts),
  }),
  providers: ({ captchas, scans }, { clock }) => {
    const captchaJudge = captchas.open({ clock });
    return {
      scans: openIdentityProviders(scans, { clock }),
      ...(captchaJudge === undefined ? {} : { captchaJudge }),
    };
  },
  retention: [
    removeExpiredSessions,
    removeExpiredTickets,
    removeExpiredQrTickets,
    removeExpiredFlows,
    removeExpiredImageCodes,
    removeExpiredMerchants,
    removeExpiredPersonalTokens,
  ],
  forget: async (tx, { appId, userId }) => {
    for (const table of [userChannel, userGroup, personalToken])
      await tx.delete(table).where(and(eq(table.appId, appId), eq(table.userId, userId)));
  },
  open: (world: AppContext): Identity => makeIdentity(world),
  routes: (app, options) => {
    registerInvitation(app, options);
    registerKnowledgeLogin(app, options);
    registerCrossLoginScript(app, options);
    registerCaptchaFrame(app, options.deps.injections.captchaJudge?.appId);
  },
  jobs: (deps) => [deleteDueAccounts(deps)],
});
