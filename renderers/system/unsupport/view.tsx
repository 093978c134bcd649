/** The look of content the PC shop cannot show: what it is, the code for phones, and the ways back. */
import { defineView } from '#engine/define-view.ts';
import { useBoot } from '#engine/provider.tsx';
import { nameOfType } from '#schemas/content/other-type.ts';
import type { ContentIcon } from '#schemas/content/resource-type.ts';
import { phoneHref } from '#schemas/address/phone-href.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

/** Which content it is: its type where that has a name, and what the link calls it. */
function What({ icon, type, name }: { icon: ContentIcon | undefined; type: string; name: string }) {
  return (
    <p className={styles.what}>
      {type !== '' && (
        <Badge tone="neutral" icon={icon === undefined ? undefined : <Icon name={icon} size={14} />}>
          {type}
        </Badge>
      )}
      {name !== '' && <span className={styles.name}>{name}</span>}
    </p>
  );
}

export default defineView(definition, words, ({ root, props, t, locale, intend }) => {
  const phone = phoneHref(useBoot().info.domain.h5_url, props);
  const other = nameOfType(props.type);
  const type = other?.name[locale] ?? '';
  const displayName = props.name || type;
  return (
    <div {...root}>
      <Empty
        level={1}
        icon="phone"
        title={t('title')}
        hint={t('hint')}
        action={
          <div className={styles.ways}>
            <div className={styles.card}>
              {displayName !== '' && <What icon={other?.icon} type={type} name={props.name} />}
              {phone !== undefined && (
                <>
                  <div className={styles.code}>
                    <QrCode
                      text={phone}
                      label={displayName === '' ? t('qr') : t('qrOf', { name: displayName })}
                    />
                    <span className={styles.scan}>{t('scan')}</span>
                    <Link href={phone} className={styles.open}>
                      {t('openHere')}
                    </Link>
                  </div>
                  <span className={styles.onPhone}>
                    <Button tone="primary" href={phone} block>
                      {t('open')}
                    </Button>
                  </span>
                </>
              )}
            </div>
            <div className={styles.buttons}>
              <span className={styles.back}>
                <Button onClick={() => intend('page.back', {})}>{t('back')}</Button>
              </span>
              <Button href="/">{t('home')}</Button>
            </div>
          </div>
        }
      />
    </div>
  );
});
