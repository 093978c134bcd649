/** What handlers may use: the stores and the rules built on them, joined once in app.ts. */
import type { Catalogue } from '#schemas/page/catalogue.ts';
import type { AdminCodes } from '#server/areas/identity/rules/admin-codes.ts';
import type { BootReader } from '#server/areas/pages/rules/boot.ts';
import type { ComponentLists } from '#server/areas/pages/rules/component-lists.ts';
import type { FrontLog } from '#server/areas/logs/front-log.ts';
import type { Identity } from '#server/areas/identity/identity.ts';
import type { ImageKeeper } from '#server/areas/uploads/images/image-service.ts';
import type { PageReader } from '#server/areas/pages/rules/pages.ts';
import type { Bus } from '#server/kernel/bus/bus.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { FileStore } from '#server/kernel/files/file-store.ts';
import type { LimitStore } from '#server/kernel/limits/limit-store.ts';
import type { Stores } from './stores.ts';
import type { Previews } from '#server/areas/pages/rules/preview.ts';
import type { ShopDirectory } from '#server/areas/shop/shop-directory.ts';
import type { Uploads } from '#server/areas/uploads/rules/uploads.ts';
import type { ZoneKeeper } from '#server/areas/zones/rules/zone-access.ts';

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
