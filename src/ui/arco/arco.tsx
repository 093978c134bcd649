/** What every Arco control stands in: the page's language, and the shop's tokens. For the wrappers beside it alone. */
// Before any control: React 19 has moved what Arco draws its static boxes with.
import '@arco-design/web-react/es/_util/react-19-adapter';
import './arco.css';
// By the module of the provider: the two import each other, and load in this order alone.
import { ConfigContext } from '@arco-design/web-react/es/ConfigProvider';
import enUS from '@arco-design/web-react/es/locale/en-US';
import zhCN from '@arco-design/web-react/es/locale/zh-CN';
import { useContext, useMemo, type ReactNode } from 'react';
import { useLocale } from '#i18n/use-words.ts';

const LOCALES = { cn: zhCN, en: enUS } as const;

/** The context alone: Arco's own provider would bring its messages and notices as well. */
export function Arco({ children }: { children: ReactNode }) {
  const config = useContext(ConfigContext);
  const locale = useLocale();
  const value = useMemo(() => ({ ...config, locale: LOCALES[locale] }), [config, locale]);
  return <ConfigContext.Provider value={value}>{children}</ConfigContext.Provider>;
}
