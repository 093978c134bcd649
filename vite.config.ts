/** The storefront's builds: `vite build` for the browser, `vite build --ssr` for the server's render. Tests have their own config. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { breakpoints } from './tools/vite/breakpoints.ts';
import { scopeArco } from './tools/vite/scope-arco.ts';
import { splitCalls } from './tools/vite/split-calls.ts';
import { withoutSchemas } from './tools/vite/without-schemas.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** True for a view the browser never hydrates on a first page, by what the plain files of its folder say. */
function isStatic(path: string): boolean {
  const folder = /^.*\/renderers\/[\w-]+\/[\w-]+/.exec(path)?.[0];
  if (folder === undefined) return false;
  const plain = ['definition.ts', 'shape.ts']
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file));
  return plain.some((file) => readFileSync(file, 'utf8').includes("hydrate: 'never'"));
}

const VENDOR = /node_modules\/(?:react|react-dom|scheduler|zustand|i18next)\//;
/** What stands around nearly every page. */
const CHROME = /\/renderers\/chrome\/[\w-]+\//;
/** What the library of words keeps for its hook: the context near the root names it and reads none of it. */
const HOOK_SETTINGS = /\/react-i18next\/dist\/es\/(?:unescape|defaults|i18nInstance|initReactI18next)\.js$/;
const PAGE_BLOCK = /\/renderers\/page\/(?<kind>[\w-]+)\//;
/** What the start itself needs: a later group that took one along would come with every page. */
const AT_START =
  /\/schemas\/(?:id|address\/safe-next|flag|account\/no-permission|shop\/shop-blocked)\.ts$|\/src\/(?:ui\/cx|api\/wire-answer)\.ts$|vite\/preload-helper/;
/** Small parts of many pages, none of which is a file of its own worth. */
const SMALL_PARTS =
  /\/src\/(?:i18n\/format-day|pieces\/play-sign|ui\/(?:clock-time|media-frame|use-script))\.tsx?$/;
/** What counts down, on a block of its own, beside a price and wherever else something ends. */
const TIME_LEFT = /\/src\/(?:engine\/server-now|ui\/time-(?:words|digits|left))\.tsx?$/;
/** A list of choices that opens, of a recording on a page and of a player. */
const CHOICES = /\/src\/ui\/choices\./;
/** What routes read of their addresses and answers, each a few lines that a screen or two read as well. */
const ROUTES =
  /\/schemas\/(?:api\/passing-codes|certificate\/certificate|content\/owned|order\/order-(?:id|state)|page\/shop-contact|search\/hot-words|task\/task|zone\/zone-gate)\.ts$/;
/** What most page blocks are framed by. */
const BLOCKS =
  /\/src\/(?:ui\/(?:band|section-head|skeleton|fallback-band|failed-band|loading-band|use-live|card-link|shop-time|visually-hidden)|i18n\/format-moment|pieces\/goods-href|platform\/visibility)\.|\/schemas\/page\/(?:data-request|block-fields)\.ts$/;
/** The frame of blocks with a heading: of several kinds, and of no home's first window. */
const SECTION = /\/src\/ui\/section\./;
/** Lists of goods, whichever block or screen they stand in. */
const GOODS = /\/src\/(?:pieces\/goods-(?:card|state|words)|ui\/empty)\./;
/** What a good costs now and what is said of it: in lists, by a wall on a page, and on its own page. */
const OFFER =
  /\/schemas\/(?:content\/(?:offer|price|goods-id|comment)\.ts|api\/(?:catalogue|comments)\/.*\?only=(?:goodsCards|comment)Get)$/;
/** Ways from a good into what it opens, what of it can be played, and how fast. */
const OPENED =
  /\/schemas\/address\/(?:study|live)-href\.ts$|\/src\/(?:features\/goods\/playable|ui\/speeds)\.ts$/;
/** A good’s outline and days: by its own page, once they are looked at, and where it is studied. */
const OUTLINE =
  /\/src\/pieces\/(?:camp-|use-camp-day|lesson-words|outline-view|next-unlock)|\/schemas\/(?:content\/outline\.ts|api\/catalogue\/.*\?only=goodsDirectoryGet)$/;
/** What of a good is one person’s. */
const OWN_GOOD =
  /\/src\/(?:features\/goods\/(?:index|use-live-facts|use-own-detail|use-study-begun)|ui\/use-every)\.ts$|\/schemas\/(?:content\/display-state\.ts|api\/catalogue\/.*\?only=goodsDetailGet)$/;
/** Reports of study, kept and sent, and what is asked of it; every page starts with the few files that are left out. */
const STUDY =
  /\/src\/(?:features\/learning\/(?!(?:feature|start|owner|pending-reports-flag|send-waiting)\.ts$)|platform\/tab-(?:channel|locks)\.ts$)|\/schemas\/(?:learning\/(?:goal|note|played-segments|report)\.ts|api\/(?:learning|certificates)\/.*\?only=(?:learn(?:Next|Goal|Stats|Session|RecordPush|RecordBatch|Note|Play)\w*|certificateListGet))$/;
/** What plays a lesson, on its page and in the bar that is left of it. */
const PLAYBACK =
  /\/src\/(?:features\/playback\/(?!(?:feature|heard-key|audio-bar|show-bar)\.ts$)|ui\/(?:attach-media|explain-failure|use-remembered|watch-media)\.)/;
/** What a player has, of a lesson and of a live room. */
const PLAYING =
  /\/src\/(?:pieces\/player-parts|ui\/(?:use-full|hls-failure)|platform\/film-facts)\.|\/schemas\/(?:learning\/play-feedback\.ts|api\/learning\/.*\?only=playFeedback)$/;
/** Controls of what is played with a way to tell of trouble, of a lesson and of a trial. */
const PLAYER_BAR = /\/src\/pieces\/(?:player-(?!parts)|use-captions|trouble-)/;
/** What pages of one person list and keep. */
const OWN_ROWS = /\/src\/(?:pieces\/use-paged|platform\/row-storage)\.ts$/;
/** What lies over a page, and closes. */
const MODAL = /\/src\/ui\/(?:modal|unmount-delay)[.-]/;
/** What every page of a good is laid out by. */
const DETAIL_FRAME =
  /\/renderers\/detail\/detail-(?:page|tabs)\/(?:view|words|definition)\.tsx?$|\/schemas\/shop\/tab-set\.ts$/;
/** Tabs: on every page of a good and in a login, which otherwise share nothing. */
const TABS = /\/src\/ui\/tabs\./;
/** What forms in pages share with a login: in a file of its own, or a login would bring those blocks. */
const FORMS =
  /\/(?:src\/ui\/field\.|schemas\/api\/forms\/.*\?only=form(?:Email|Phone)Code|schemas\/api\/identity\/.*\?only=auth(?:ImageCode|PhoneCode|Slide|Verification)|schemas\/auth\/(?:agreements|login-fields|captcha-actions)|schemas\/text\/(?:spaced|tidy)|src\/platform\/page-messages)/;
/** What forms in pages share with the personal centre and the search. */
const FORM_FIELDS =
  /\/(?:src\/(?:pieces\/region-|ui\/suggest-|features\/forms\/use-(?:regions|company))|schemas\/(?:form\/|content\/provinces))/;
/** Styles of blocks that stand on many homes and of what they are made of: one file, which nearly every page needs. */
const COMMON_STYLES =
  /\/(?:renderers\/page\/(?:banner|continue-learning|countdown|flash-sale|search-box)\/view|src\/(?:ui\/(?:badge|band|card-link|carousel|cover|failed-band|marked|media-failure|media-frame|price|qr-code|section-head|skeleton|states|time-digits|visually-hidden)|pieces\/(?:goods-card|search-form)))\.module\.css$/;
/** What every login box is made of, in one file: in several it would be compressed worse. */
const LOGIN =
  /\/src\/features\/auth\/(?:login-tabs\.machine|qr-login\.machine|use-qr-login|use-qr-polling|use-password-login|use-code-login|login-box)\.ts$|\/schemas\/(?:api\/identity\/.*\?only=authQr|auth\/login-tabs)/;
/** What a shop may do: every page asks at its start, so no group of one part takes it along. */
const CAPABILITIES = /\/schemas\/shop\/capabilities\.ts$/;
/** What steps through states by events: a login, a study, an order, a live room. */
const MACHINE = /\/src\/engine\/(?:define|use)-machine\.ts$/;
/** What any call is made of, by the client and by a page that leaves. */
const WIRE = /\/src\/api\/(?:encode|answer)\.ts$|\/schemas\/api\/(?:codes|hosts)/;
/** The line and its end: what a lesson, an exam and a live room tell before a page goes. */
const NETWORK = /\/src\/(?:api\/last-call|platform\/(?:leaving|network))\.ts$/;
/** What draws the edits of a page in the desk’s frame; the desk’s agent listens beside it. */
const DESK_EDIT =
  /\/src\/(?:app\/edit-(?:chrome|fields|page|rest|text)|engine\/(?:outcomes|replace-node))\.ts$/;
const SYSTEM = /\/renderers\/system\//;
/** Parts of placed blocks that are brought when somebody wants them. */
const ON_DEMAND =
  /\/renderers\/(?:page\/info-form\/(?:proof|human-check)|chrome\/browser-mask\/notice)\.tsx$/;

/** What a page without the chrome of a shop keeps of it. */
const PAGE_TOOLS = /\/renderers\/chrome\/page-tools\//;

const isChrome = (id: string) => CHROME.test(id) && !PAGE_TOOLS.test(id) && !ON_DEMAND.test(id);
const isPlaced = (id: string) => isChrome(id) || (PAGE_BLOCK.test(id) && !ON_DEMAND.test(id));
const isInteractiveChrome = (id: string) =>
  AT_START.test(id) || BLOCKS.test(id) || COMMON_STYLES.test(id) || (isChrome(id) && !isStatic(id));

/** The kinds of page blocks that are hydrated: a page brings the script of those it places, when their turn comes. */
const interactiveKinds = readdirSync(at('./renderers/page')).filter(
  (kind) => !isStatic(at(`./renderers/page/${kind}/view.tsx`)),
);

/** Takes nothing along: what such modules import stands in part at every page’s start. */
const ALONE = { includeDependenciesRecursively: false };

/**
 * Few files, because each costs a round trip: the libraries, interactive views by kind, and the static ones together
 * (their scripts are for navigation, their styles for everybody). A group takes along what its modules import and no
 * earlier one took.
 */
const CHUNKS = [
  { name: 'vendor', test: VENDOR, priority: 90 },
  {
    name: 'rich',
    test: /node_modules\/(?:hast|property-information|vfile|style-to|inline-style|unist)/,
    priority: 80,
  },
  { name: 'translation-settings', test: HOOK_SETTINGS, priority: 70 },
  {
    name: 'interactive',
    test: (id: string) => isInteractiveChrome(id) || CAPABILITIES.test(id),
    priority: 60,
  },
  { name: 'qr-code', test: /\/src\/ui\/qr-code\.tsx/, priority: 57 },
  { name: 'section', test: SECTION, priority: 56 },
  {
    name: 'rich-text',
    test: /\/src\/pieces\/rich-[\w-]+\.tsx?$|\/schemas\/page\/embed-providers/,
    priority: 50,
  },
  { name: 'goods', test: GOODS, priority: 55 },
  { name: 'small-parts', test: SMALL_PARTS, priority: 55 },
  { name: 'media', test: /\/src\/ui\/(?:media-|play-alone|use-play-in-view)/, priority: 54 },
  { name: 'time-left', test: TIME_LEFT, priority: 54 },
  { name: 'offer', test: OFFER, priority: 53 },
  { name: 'opened', test: OPENED, priority: 53 },
  { name: 'translation', test: /\/src\/i18n\/use-translation\./, priority: 52 },
  { name: 'machine', test: MACHINE, priority: 51 },
  { name: 'own-rows', test: OWN_ROWS, priority: 51 },
  { name: 'close-button', test: /\/src\/ui\/close-button\./, priority: 52 },
  { name: 'modal', test: MODAL, priority: 51 },
  { name: 'tabs', test: TABS, priority: 51 },
  { name: 'player-bar', test: PLAYER_BAR, priority: 46, ...ALONE },
  { name: 'choices', test: CHOICES, priority: 46, ...ALONE },
  { name: 'routes', test: ROUTES, priority: 46, ...ALONE },
  { name: 'form-fields', test: FORM_FIELDS, priority: 48 },
  { name: 'forms', test: FORMS, priority: 50 },
  ...interactiveKinds.map((kind) => ({
    name: `interactive-${kind}`,
    test: (id: string) => PAGE_BLOCK.exec(id)?.groups?.['kind'] === kind && !ON_DEMAND.test(id),
    priority: 45,
  })),
  { name: 'detail-frame', test: DETAIL_FRAME, priority: 44 },
  { name: 'static', test: isPlaced, priority: 40 },
  { name: 'login', test: LOGIN, priority: 35 },
  { name: 'http-wire', test: WIRE, priority: 32 },
  { name: 'system', test: (id: string) => SYSTEM.test(id) && !ON_DEMAND.test(id), priority: 30 },
  { name: 'network', test: NETWORK, priority: 29, ...ALONE },
  { name: 'playing', test: PLAYING, priority: 28, ...ALONE },
  { name: 'outline', test: OUTLINE, priority: 27, ...ALONE },
  { name: 'own-good', test: OWN_GOOD, priority: 27, ...ALONE },
  { name: 'study', test: STUDY, priority: 26, ...ALONE },
  { name: 'playback', test: PLAYBACK, priority: 25, ...ALONE },
  { name: 'desk-edit', test: DESK_EDIT, priority: 24, ...ALONE },
];

/**
 * Several views share a chunk, so the manifest no longer knows them by their source; the server looks them up that way.
 */
function viewsInManifest(): Plugin {
  return {
    name: 'views-in-manifest',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir = '' }, bundle) {
        const path = join(dir, '.vite/manifest.json');
        if (!existsSync(path)) return;
        const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(path, 'utf8'));
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const row = Object.values(manifest).find((one) => one.file === chunk.fileName);
          const views = chunk.moduleIds.map(
            (id) => /\/(renderers\/[\w-]+\/[\w-]+\/view\.tsx)$/.exec(id)?.[1],
          );
          for (const source of views) if (source !== undefined && row !== undefined) manifest[source] ??= row;
        }
        writeFileSync(path, JSON.stringify(manifest, null, 1));
      },
    },
  };
}

/** What PDF lessons need beside their reader, for Chinese type and for scans; nobody else fetches any of it (ADR-351). */
function besidePdf(): Plugin {
  const from = (path: string) => at(`./node_modules/pdfjs-dist/${path}`);
  return {
    name: 'beside-pdf',
    apply: 'build',
    generateBundle() {
      const files = [
        ...readdirSync(from('cmaps'))
          .filter((name) => name.endsWith('.bcmap'))
          .map((name) => `cmaps/${name}`),
        'wasm/openjpeg_nowasm_fallback.js',
      ];
      for (const file of files)
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdf/${file.slice(file.indexOf('/') + 1)}`,
          source: readFileSync(from(file)),
        });
    },
  };
}

/** Tables of a page name hundreds of files, and no hash compresses: so many characters tell the builds of one file apart. */
const SCRIPT_NAME = 'assets/[name]-[hash:7].js';
const ASSET_NAME = 'assets/[name]-[hash:5][extname]';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    scopeArco(),
    viewsInManifest(),
    ...(isSsrBuild === true ? [] : [besidePdf()]),
    ...(command === 'build' ? [withoutSchemas(), splitCalls()] : []),
  ],
  ...(isSsrBuild === true || command === 'serve'
    ? {}
    : { resolve: { alias: { typebox: at('./src/app/typebox-browser.ts') } } }),
  appType: 'custom',
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild === true ? 'dist/ssr' : 'dist/client',
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    sourcemap: false,
    // Whoever does not know the hint fetches a script when it is imported; a stand-in would weigh on everybody else.
    modulePreload: { polyfill: false },
    // The bytes of small files stay out of scripts and styles: they would be sent with every page.
    assetsInlineLimit: 0,
    rolldownOptions:
      isSsrBuild === true
        ? {
            input: { 'entry-server': at('./src/app/entry-server.tsx') },
            output: { assetFileNames: ASSET_NAME },
          }
        : {
            input: at('./index.html'),
            // Shapes of contracts are put together from others: what no page reads of them is left out.
            treeshake: { propertyReadSideEffects: false },
            output: {
              codeSplitting: { groups: CHUNKS },
              entryFileNames: SCRIPT_NAME,
              chunkFileNames: SCRIPT_NAME,
              assetFileNames: ASSET_NAME,
            },
          },
  },
  // The server's render carries its libraries: one file, always the production ones, whatever NODE_ENV says.
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
  css: { modules: { generateScopedName: '[hash:base64:5]' }, postcss: { plugins: breakpoints() } },
}));
