/** What an order is about: the cover, the title and what there is to say beside it, as a link to the good. */
import type { ReactNode } from 'react';
import { pathTo } from '#schemas/paths.ts';
import { Cover } from '#ui/cover.tsx';
import { Link } from '#ui/link.tsx';
import styles from './order-goods.module.css';

interface OrderGoodsProps {
  goods: { id: string; type: number; title: string; cover: string };
  /** It has been taken down: there is no page to lead to. */
  isGone?: boolean;
  /** Where the good links to instead of its own page. */
  href?: string;
  /** Teacher, variant: the lines below the title. */
  lines?: readonly string[];
  children?: ReactNode;
}

const COVER_WIDTH = 160;

export function OrderGoods({ goods, isGone = false, href, lines = [], children }: OrderGoodsProps) {
  const { id, type, title, cover } = goods;
  return (
    <div className={styles.goods}>
      <Cover className={styles.cover} src={cover} alt="" ratio="16 / 9" sizes={`${COVER_WIDTH}px`} />
      <div className={styles.words}>
        <p className={styles.title}>
          {isGone ? title : <Link href={href ?? pathTo('detail', { id, type })}>{title}</Link>}
        </p>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
        {children}
      </div>
    </div>
  );
}
