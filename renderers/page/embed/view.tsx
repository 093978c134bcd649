/** Draws a provider's frame: no origin, no referrer, its place held, fetched when it is near (D44). */
import { embedProvider } from '#schemas/page/embed-providers.ts';
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { MediaColumn, MediaFrame } from '#ui/media-frame.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** Scripts and new windows; no same-origin, so a frame has neither cookies nor storage nor a way into the page. */
const SANDBOX = 'allow-scripts allow-popups';

export default defineView(definition, words, ({ root, props, t, locale }) => {
  const provider = embedProvider(props.url);
  if (provider === undefined) return null;
  const { title, caption, url } = props;
  return (
    <Band {...root} as="div">
      <MediaColumn width={props.width}>
        {props.show_title && <SectionHead title={title} />}
        <figure className={styles.figure}>
          <MediaFrame ratio={props.ratio} className={styles.place}>
            {/* `loading` stands before `src`: an element given its address first may begin to fetch at once. */}
            <iframe
              className={styles.frame}
              title={title}
              sandbox={SANDBOX}
              referrerPolicy="no-referrer"
              loading="lazy"
              allow="fullscreen"
              src={url}
            />
          </MediaFrame>
          <figcaption className={styles.foot}>
            <span className={styles.caption}>{caption}</span>
            <span className={styles.source}>
              {t('from', { name: provider.name[locale] })}
              <Link href={url} newTab className={styles.link} aria-label={`${t('open')} · ${title}`}>
                {t('open')}
                <Icon name="external" size={16} />
              </Link>
            </span>
          </figcaption>
        </figure>
      </MediaColumn>
    </Band>
  );
});
