/** The whole of a page: chrome and page regions inside the layout. Nothing here is a context, so sleeping nodes stay asleep. */
import { memo, type ReactNode } from 'react';
import { PageView } from '#engine/page-view.tsx';
import { LAYOUTS } from '#layouts/layouts.tsx';
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Region } from '#schemas/page/document.ts';
import type { PageData, ReadyDocument } from '#schemas/page/ready.ts';
import type { PageState } from './page-state.ts';
import { appWords } from './words.ts';
import styles from './shell.module.css';

export interface ShellProps {
  locale: Locale;
  chrome: ReadyDocument;
  chromeData: PageData;
  page: PageState;
  /** Counts the pages drawn, so that no node of one page is taken for one of another. */
  visit: number;
}

export function Shell({ locale, chrome, chromeData, page, visit }: ShellProps): ReactNode {
  const Layout = LAYOUTS[page.layout];
  // Chrome of another look is other chrome: none of its nodes may be taken for one that sleeps under the same name.
  const look = page.look?.id ?? '';
  const around = (region: Region) => (
    <PageView key={look} document={chrome} region={region} data={chromeData} />
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

interface BodyProps {
  document: ReadyDocument;
  data: PageData;
}

const PageBody = memo(function PageBody({ document, data }: BodyProps): ReactNode {
  const { style, regions } = document;
  const side = regions.side !== undefined && regions.side.length > 0;
  const part = (region: Region) => <PageView document={document} region={region} data={data} />;
  const image = safeImageUrl(style.bg_image);
  const background = {
    ...(style.bg_color === undefined ? {} : { backgroundColor: style.bg_color }),
    ...(image === undefined
      ? {}
      : { backgroundImage: `url("${image.replace(/["'()]/g, encodeURIComponent)}")` }),
  };
  return (
    <div className={styles.body} style={background} data-page={document.id}>
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
