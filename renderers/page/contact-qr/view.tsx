/** Draws contact cards; whatever a code says also stands beside it as a link or as text (D115). */
import type { ReactNode } from 'react';
import type { InOneLanguage } from '#schemas/page/text.ts';
import { safeImageUrl, safeUrl } from '#schemas/address/safe-url.ts';
import { defineView } from '#engine/define-view.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { Band } from '#ui/band.tsx';
import { Cover } from '#ui/cover.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { definition, type Card } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

const CODE_PX = 160;

interface CardProps {
  card: InOneLanguage<Card>;
  t: Translate<WordKeys<typeof words>>;
}

/** The address behind a code, where it is one that a browser opens. */
function addressOf(text: string | undefined): string | undefined {
  const url = safeUrl(text);
  return url !== undefined && /^https?:/i.test(url) ? url : undefined;
}

function Code({ card, t }: CardProps) {
  const label = t('code', { title: card.title });
  const isDrawn = safeImageUrl(card.qr_image) === undefined;
  if (!card.qr_image && !card.qr_text) return null;
  return (
    <div className={styles.code}>
      <div className={styles.frame}>
        {isDrawn && card.qr_text ? (
          <QrCode text={card.qr_text} label={label} size={CODE_PX} />
        ) : (
          <Cover src={card.qr_image} alt={label} ratio="1 / 1" sizes={`${CODE_PX}px`} fit="contain" />
        )}
      </div>
      {card.hint && <p className={styles.hint}>{card.hint}</p>}
    </div>
  );
}

/** Every other way to the same place: the account to look for, the number to call, the address or text of the code. */
function Ways({ card, t }: CardProps) {
  const address = addressOf(card.qr_text);
  const content = address === undefined && !card.account ? card.qr_text : undefined;
  if (!card.account && !card.phone && !card.qr_text) return null;
  return (
    <div className={styles.ways}>
      {(card.account || card.phone || content) && (
        <dl className={styles.facts}>
          {card.account && <Fact name={t('account')}>{card.account}</Fact>}
          {content && <Fact name={t('says')}>{content}</Fact>}
          {card.phone && (
            <Fact name={t('phone')}>
              <Link href={`tel:${card.phone.replace(/[ ()-]/g, '')}`} className={styles.phone}>
                {card.phone}
              </Link>
            </Fact>
          )}
        </dl>
      )}
      {address !== undefined && (
        <Link href={address} className={styles.open} aria-label={t('openNamed', { title: card.title })}>
          {t('open')}
          <Icon name="external" size={16} />
        </Link>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

export default defineView(definition, words, ({ root, id, props, t }) => {
  const { title, cards } = props;
  const headId = `${id}-title`;
  const Name = title ? 'h3' : 'h2';
  return (
    <Band {...root} as="section" {...(title ? { 'aria-labelledby': headId } : { 'aria-label': t('label') })}>
      {title && <SectionHead id={headId} title={title} subtitle={props.subtitle} align="center" />}
      <ul className={cx(styles.list, styles[`count-${cards.length}`])}>
        {cards.map((card, index) => (
          <li key={index} className={styles.card}>
            <Code card={card} t={t} />
            <div className={styles.words}>
              <Name className={styles.name}>{card.title}</Name>
              {card.text && <p className={styles.text}>{card.text}</p>}
              <Ways card={card} t={t} />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
});
