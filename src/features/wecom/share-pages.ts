/** Signs each page somebody comes to inside WeCom, and tells its scripts what the page is shared as (M220, M221). */
import {
  trainingAgentJsGet,
  trainingJsInitGet,
  weworkAgentJsGet,
} from '#schemas/api/identity/page-signatures.ts';
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import { readText } from '#schemas/page/text.ts';
import type { AppPorts } from '#engine/app-ports.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import { loadWecomSdk, type WecomSdk } from '#platform/wecom-sdk.ts';

type WxData = DataOf<typeof trainingJsInitGet>['wxData'];
type SharePorts = Pick<AppPorts, 'engine'>;

/** Until the title of the next page stands in the document. */
const SETTLE_MS = 300;

const metaOf = (selector: string) =>
  document.head.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? '';

/** WeCom's browser of a phone by Apple checks a signature against the address it was opened at, wherever it went since. */
const signsLanding = () => /\b(?:iPhone|iPad)\b/.test(window.navigator.userAgent);

/** What a page is shared as. Only the page the server drew has a head of its own; further ones share the shop's. */
function shareOf({ engine }: SharePorts, isLanding: boolean) {
  const { info } = engine.boot;
  const desc = isLanding ? metaOf('name="description"') : '';
  const image = isLanding ? metaOf('property="og:image"') : '';
  const logo = info.pc.pc_shop_logo;
  return {
    title: document.title,
    desc: desc || readText(info.seo.default_seo_description, engine.locale),
    imgUrl: image || (logo === '' ? '' : new URL(logo, window.location.href).href),
  };
}

function share(sdk: WecomSdk, { jsApiList, share: { link, ...words } }: WxData): void {
  for (const name of jsApiList) if (name.startsWith('onMenuShare')) sdk.call(name, { ...words, link });
  sdk.call('showOptionMenu', {});
}

async function signAgent({ engine }: SharePorts, sdk: WecomSdk, url: string, apis: string[]): Promise<void> {
  const isTraining = engine.can.loginPanel === 'training';
  const answer = await engine.call(isTraining ? trainingAgentJsGet : weworkAgentJsGet, { page_url: url });
  if (answer.ok) sdk.call('agentConfig', { ...answer.data, jsApiList: apis });
}

/** @param landing the address WeCom opened */
async function signPage(app: SharePorts, landing: string, isStale: () => boolean): Promise<void> {
  const [here = ''] = window.location.href.split('#', 1);
  const url = signsLanding() ? landing : here;
  const answer = await app.engine.call(trainingJsInitGet, {
    enableShare: 1,
    page_url: url,
    share_url: here,
    ...shareOf(app, here === landing),
  });
  if (!answer.ok || isStale()) return;
  const { wxData } = answer.data;
  const sdk = await loadWecomSdk(wxData.scripts);
  if (sdk === undefined || isStale()) return;
  const { appId, timestamp, nonceStr, signature, jsApiList } = wxData;
  const config = { appId, timestamp, nonceStr, signature, jsApiList };
  if (!(await sdk.configure({ beta: true, debug: false, ...config })) || isStale()) return;
  share(sdk, wxData);
  await signAgent(app, sdk, url, jsApiList);
}

/** From now on every page is signed, the one that is there first. */
export function sharePages(app: SharePorts, clock: Pick<Clock, 'after'> = systemClock): void {
  const [landing = ''] = window.location.href.split('#', 1);
  let turn = 0;
  const sign = () => {
    turn += 1;
    const mine = turn;
    clock.after(mine === 1 ? 0 : SETTLE_MS, () => {
      if (mine === turn) void signPage(app, landing, () => mine !== turn);
    });
  };
  app.engine.path.subscribe(sign);
  // Where a slow page names itself later than that, it is signed once more, by its own title.
  const title = document.querySelector('title');
  if (title !== null)
    new MutationObserver(sign).observe(title, { childList: true, characterData: true, subtree: true });
  sign();
}
