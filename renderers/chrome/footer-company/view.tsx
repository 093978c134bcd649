/** The look of the product-company footer. */
import type { ReactNode } from 'react';
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** A number people can press to call; several numbers in one field are only text. */
function phoneHref(phone: string): string | undefined {
  const digits = phone.replaceAll(/[\s()-]/g, '');
  return /^\+?\d{5,20}$/.test(digits) ? `tel:${digits}` : undefined;
}

function Fact({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.title}>
        <Icon name={icon} size={20} className={styles.icon} />
        {title}
      </dt>
      {children}
    </div>
  );
}

export default defineView(definition, words, ({ root, props, t }) => (
  <Band {...root} as="section" tone="sunken" space="m" aria-label={t('label')}>
    <dl className={styles.facts}>
      <Fact icon="call" title={t('phone')}>
        <dd className={styles.phone}>
          <Link href={phoneHref(props.phone)}>{props.phone}</Link>
        </dd>
      </Fact>
      <Fact icon="clock" title={t('hours')}>
        <dd>{props.hours}</dd>
      </Fact>
      {props.addresses.length > 0 && (
        <Fact icon="place" title={t('address')}>
          {props.addresses.map((address, index) => (
            <dd key={index}>{address}</dd>
          ))}
        </Fact>
      )}
    </dl>
  </Band>
));
