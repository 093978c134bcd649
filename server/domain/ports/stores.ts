/** All stores of one database, by name. */
import type { ShopStore } from './shops.ts';
import type { ConfigStore } from './configs.ts';
import type { GoodsStore } from './goods.ts';
import type { CouponStore } from './coupons.ts';
import type { SearchStore } from './search.ts';
import type { ListingStore } from './listings.ts';
import type { LearningStore } from './learning.ts';
import type { CommentStore } from './comments.ts';
import type { AccountStore, ChannelStore } from './accounts.ts';
import type { FlowStore, ImageCodeStore } from './captchas.ts';
import type { CodeStore } from './codes.ts';
import type { OutboxStore } from './senders.ts';
import type { QrTicketStore } from './qr-tickets.ts';
import type { TicketStore } from './tickets.ts';
import type { UserStore, GroupStore } from './users.ts';
import type { ZonePasswordStore } from './zone-passwords.ts';
import type { SessionStore } from './sessions.ts';
import type { LogStore } from './logs.ts';
import type { FormAnswerStore } from './form-answers.ts';
import type { ImageStore } from './images.ts';
import type { MerchantStore } from './merchants.ts';

export interface Stores {
  shops: ShopStore;
  configs: ConfigStore;
  goods: GoodsStore;
  coupons: CouponStore;
  search: SearchStore;
  listings: ListingStore;
  learning: LearningStore;
  comments: CommentStore;
  users: UserStore;
  accounts: AccountStore;
  channels: ChannelStore;
  tickets: TicketStore;
  qrTickets: QrTicketStore;
  flows: FlowStore;
  imageCodes: ImageCodeStore;
  codes: CodeStore;
  outbox: OutboxStore;
  groups: GroupStore;
  zonePasswords: ZonePasswordStore;
  sessions: SessionStore;
  logs: LogStore;
  formAnswers: FormAnswerStore;
  images: ImageStore;
  merchants: MerchantStore;
}
