/** The whole of a page: chrome and page regions inside the layout. Nothing here is a context, so pending nodes stay pending. */
import { memo, type ReactNode } from 'react';
import { PageView } from '#engine/page-view.tsx';
import { useEngine } from '#engine/provider.tsx';
import { LAYOUTS } from '#layouts/layouts.tsx';
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import type { PageKind, Region } from '#schemas/page/document.ts';
import type { PageData, ReadyDocument } from '#schemas/page/ready.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { PageState } from './page-state.ts';
import { appWords } from './words.ts';
import styles from './shell.module.css';

export interface ShellProps {
  chrome: ReadyDocument;
  chromeData: PageData;
  page: PageState;
  /** Counts the pages drawn, so that no node of one page is taken for one of another. */
  visit: number;
}

export function Shell({ chrome, chromeData, page, visit }: ShellProps): ReactNode {
  const { locale } = useEngine();
  const Layout = LAYOUTS[page.layout];
  // Chrome of another theme is other chrome: none of its nodes may be taken for one pending under the same name.
  const theme = page.pageTheme?.id ?? '';
  const around = (region: Region) => (
    <PageView key={theme} document={chrome} region={region} data={chromeData} />
  );
  return (
    <Layout
      skip={appWords.in(locale)('skip')}
      top={around('top')}
      main={<PageBody key={visit} document={page.document} data={page.data} />}
      bottom={around('bottom')}
      float={around('float')}
    />
  );
}

/** Pages whose blocks all begin at the second level, because any may stand first; the home’s first level is the shop. */
const IS_TITLED: Readonly<Record<PageKind, boolean>> = {
  home: false,
  micro: true,
  zone: true,
  chrome: false,
  screen: false,
};

interface BodyProps {
  document: ReadyDocument;
  data: PageData;
}

const PageBody = memo(function PageBody({ document, data }: BodyProps): ReactNode {
  const { kind, title, style, regions } = document;
  const side = regions.side !== undefined && regions.side.length > 0;
  const part = (region: Region) => <PageView document={document} region={region} data={data} />;
  const image = safeImageUrl(style.bg_image);
  const background = {
    ...(style.bg_color === undefined
      ? {}
      : { backgroundColor: `color-mix(in srgb, ${style.bg_color} var(--lt-own, 100%), var(--lt-bg))` }),
    ...(image === undefined
      ? {}
      : {
          backgroundImage: `linear-gradient(var(--lt-page-veil), var(--lt-page-veil)), url("${image.replace(/["'()]/g, encodeURIComponent)}")`,
        }),
  };
  return (
    <div className={styles.body} style={background} data-page={document.id}>
      {IS_TITLED[kind] && title !== '' && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {part('top')}
      {side ? (
        <div className={styles.columns}>
          <div>{part('main')}</div>
          <aside>{part('side')}</aside>
        </div>
      ) : (
        part('main')
      )}
      {part('bottom')}
      {part('float')}
    </div>
  );
});
