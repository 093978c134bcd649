/** Draws the banner: pictures that slide by scrolling, the words on a veil that keeps them readable on any picture. */
import { resolveLink } from '#schemas/page/link.ts';
import type { InOneLanguage } from '#schemas/page/text.ts';
import { msOf } from '#schemas/time.ts';
import { defineView } from '#engine/define-view.ts';
import { cropStyle } from '#pieces/crop-style.ts';
import { Band } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/link.tsx';
import { pageSizes } from '#ui/sizes.ts';
import { definition, type Slide } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

interface FrameProps {
  slide: InOneLanguage<Slide>;
  ink: 'light' | 'dark';
  /** What the shopper waits for. */
  first: boolean;
  sizes: string;
  /** What the picture is called where it is a link and the merchant names neither title nor alt. */
  fallback: string;
}

function Words({ slide }: Pick<FrameProps, 'slide'>) {
  const { eyebrow, title, subtitle, button } = slide;
  const target = resolveLink(slide.link);
  return (
    <div className={styles.stage}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        {title && <h2 className={styles.title}>{title}</h2>}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {button && target !== undefined && (
          <Button tone="primary" size="l" target={target} className={styles.button}>
            {button}
          </Button>
        )}
      </div>
    </div>
  );
}

function Frame({ slide, ink, first, sizes, fallback }: FrameProps) {
  const { title, eyebrow, subtitle, button } = slide;
  const target = resolveLink(slide.link);
  const isLinked = target !== undefined && !button;
  const hasWords = [title, eyebrow, subtitle, button].some(Boolean);
  const alt = title ? '' : slide.alt || (isLinked ? fallback : '');
  const inside = (
    <>
      <Cover
        src={slide.image}
        alt={alt}
        priority={first}
        sizes={sizes}
        radius="none"
        className={styles.cover}
      />
      {hasWords && <Words slide={slide} />}
    </>
  );
  const box = { className: cx(styles.slide, styles[slide.ink ?? ink]), style: cropStyle(slide.image) };
  return isLinked ? (
    <Link {...box} target={target}>
      {inside}
    </Link>
  ) : (
    <div {...box}>{inside}</div>
  );
}

/** Beside the words it fills the wider half of the band. */
const BESIDE = 0.56;

function sizesOf(full: boolean, beside: boolean): string {
  if (!full) return pageSizes(beside ? BESIDE : 1);
  return beside ? `${BESIDE * 100}vw` : '100vw';
}

export default defineView(definition, words, ({ root, props, leads, t }) => {
  const full = props.width === 'full';
  return (
    <Band
      {...root}
      as="div"
      space={full ? 'none' : 'm'}
      width={full ? 'full' : 'page'}
      className={cx(
        styles.banner,
        styles[props.height],
        styles[props.align],
        styles[`veil-${props.veil}`],
        styles[props.look],
        !full && styles.page,
      )}
    >
      <Carousel
        label={t('label')}
        intervalMs={msOf(props.seconds)}
        className={styles.carousel}
        slides={props.slides.map((slide, index) => (
          <Frame
            key={index}
            slide={slide}
            ink={props.ink}
            first={leads && index === 0}
            sizes={sizesOf(full, props.look === 'beside')}
            fallback={t('picture', { n: index + 1 })}
          />
        ))}
      />
    </Band>
  );
});
