/** A message with sample data as it is sent, while its words are edited: filled in by what fills in the real ones. */
import { useState } from 'react';
import { useLocale } from '#i18n/use-words.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import type { Locale } from '#schemas/locale.ts';
import { fillMessage, sampleValues } from '#schemas/messages/compose-message.ts';
import { templateOf, type MessageKind } from '#schemas/messages/message-templates.ts';
import { isText, type Text } from '#schemas/page/text.ts';
import { useEditor } from '#desk/kit/screens/editor/editor-context.ts';
import { editedItem } from '#desk/kit/screens/editor/item-edit.ts';
import { LanguageTabs } from '#desk/kit/screens/language-tabs.tsx';
import { Facts, Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { messagesWords } from './words.ts';

interface PreviewProps {
  kind: MessageKind;
  shopName: Text;
  hasSubject: boolean;
}

export function MessagePreview({ kind, shopName, hasSubject }: PreviewProps) {
  const t = useTranslation(messagesWords);
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  const item = editedItem(useEditor().edit);
  const standard = templateOf(kind);
  const words = {
    subject: isText(item['subject']) ? item['subject'] : standard.subject,
    text: isText(item['text']) ? item['text'] : standard.text,
  };
  const { subject, text } = fillMessage(kind, words, sampleValues(shopName, locale), locale);
  return (
    <div data-message-preview={locale}>
      <Panel title={t('preview')} actions={<LanguageTabs locale={locale} onLocale={setLocale} />}>
        <div lang={locale === 'cn' ? 'zh-CN' : 'en'}>
          <Facts
            facts={[
              { label: t('subject'), value: hasSubject ? subject : '' },
              { label: t('text'), value: text },
            ]}
          />
        </div>
        <Quiet>{t('sampleHint')}</Quiet>
      </Panel>
    </div>
  );
}
