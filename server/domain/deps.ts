/** What handlers may use: the stores and the rules built on them, joined once in app.ts. */
import type { Catalogue } from '#schemas/page/catalogue.ts';
import type { AdminCodes } from './admin-codes.ts';
import type { BootReader } from './boot.ts';
import type { ComponentLists } from './component-lists.ts';
import type { FrontLog } from './front-log.ts';
import type { Identity } from './identity/identity.ts';
import type { ImageKeeper } from './images.ts';
import type { PageReader } from './pages.ts';
import type { Bus } from './ports/bus.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/files.ts';
import type { LimitStore } from './ports/limits.ts';
import type { Stores } from './ports/stores.ts';
import type { Previews } from './preview.ts';
import type { ShopDirectory } from './shops.ts';
import type { Uploads } from './uploads/uploads.ts';
import type { ZoneKeeper } from './zone-keeper.ts';

export interface Deps {
  stores: Stores;
  bus: Bus;
  limits: LimitStore;
  clock: Clock;
  catalogue: Catalogue;
  shops: ShopDirectory;
  boots: BootReader;
  pages: PageReader;
  components: ComponentLists;
  zones: ZoneKeeper;
  adminCodes: AdminCodes;
  identity: Identity;
  frontLog: FrontLog;
  /** Opens what a signed link shows (D43). */
  previews: Previews;
  images: ImageKeeper;
  uploads: Uploads;
  files: FileStore;
  /** Root of the admin back end (D7); absent: the shop's own origin. */
  adminUrl: string | undefined;
}
