/** The parts of orders, as links above each of its lists. */
import { useTranslation } from '#i18n/use-translation.ts';
import type { PartLink } from '#desk/kit/lists/part-links.tsx';
import { CONSOLE } from '../addresses.ts';
import { ordersWords } from './words.ts';

export function useOrdersParts(): PartLink[] {
  const t = useTranslation(ordersWords);
  return [
    { to: CONSOLE.orders, label: t('orders') },
    { to: CONSOLE.invoices, label: t('invoices') },
  ];
}
