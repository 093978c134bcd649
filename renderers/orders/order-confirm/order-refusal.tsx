/** The whole screen where there is no price to show: why, and the one way on. */
import { PATHS, pathTo } from '#schemas/paths.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { refusalAction } from './action-of.ts';
import type { Say } from './words.ts';

interface RefusedProps {
  code: string;
  /** The server's words. */
  text: string;
  goods: { id: string; type: number };
  t: Say;
  retry: () => void;
}

/** Codes of an address that leads to nothing: trying again would not help. */
/** The shop takes no orders now (M284): neither would trying again help here, but the good is still there to be seen. */
const SHUT = 'shop-shut';
const NOTHING: ReadonlySet<string> = new Set(['not-found', 'bad-parameters']);

export function OrderRefusal({ code, text, goods, t, retry }: RefusedProps) {
  if (NOTHING.has(code))
    return (
      <Empty
        level={1}
        title={t('nothing')}
        hint={t('nothingHint')}
        action={
          <Button tone="primary" href={PATHS.home}>
            {t('home')}
          </Button>
        }
      />
    );
  if (code === SHUT)
    return (
      <Empty
        level={1}
        title={text}
        hint={t('shutHint')}
        action={
          <Button tone="primary" href={pathTo('detail', goods)}>
            {t('toGoods')}
          </Button>
        }
      />
    );
  const deed = refusalAction(code, goods);
  if (deed === undefined)
    return (
      <Empty level={1} title={text || t('failed')} action={<Button onClick={retry}>{t('retry')}</Button>} />
    );
  const isOwned = code === 'already-bought';
  const buttonProps = { tone: 'primary', 'data-action': deed.action } as const;
  const action =
    deed.href === undefined ? (
      <Button {...buttonProps} unavailable>
        {t(deed.action)}
      </Button>
    ) : (
      <Button {...buttonProps} href={deed.href}>
        {t(deed.action)}
      </Button>
    );
  return (
    <Empty
      level={1}
      title={isOwned ? t('owned') : text}
      hint={isOwned ? t('ownedHint') : undefined}
      action={action}
    />
  );
}
