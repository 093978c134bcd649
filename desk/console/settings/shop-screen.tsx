/** Facts of the shop: its name and logo, how search engines show it, filings and legal texts, and what learners may do. */
import { useTranslation } from '#i18n/use-translation.ts';
import { FieldGrid, LineEdit, SwitchEdit, TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import { MediaEdit } from '#desk/kit/screens/editor/media-edit.tsx';
import { RowsEdit } from '#desk/kit/screens/editor/rows-edit.tsx';
import { Facts, Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { ShopEditor } from './shop-editor.tsx';
import { shopWords } from './shop-words.ts';
import { settingsWords } from './words.ts';

const FILINGS = ['record', 'gwab_code', 'gwab_link', 'gswj_link'] as const;
const CONTACTS = ['support_url', 'complaint_url'] as const;
const RULES = [
  'reviews_comments',
  'only_learners_comment',
  'takes_ratings',
  'gives_invoices',
  'takes_refund_requests',
  'print_protected',
] as const;

function LegalTexts() {
  const t = useTranslation(shopWords);
  const words = { add: t('addLink'), remove: t('removeLink'), up: t('up'), down: t('down') };
  return (
    <Panel title={t('legal')}>
      <Quiet>{t('legalHint')}</Quiet>
      <FieldGrid>
        <TextEdit pointer="/legal_text" label={t('legal_text')} isLong />
      </FieldGrid>
      <Quiet>{t('legal_links')}</Quiet>
      <RowsEdit pointer="/legal_links" words={words} make={() => ({ title: '', url: '' })}>
        {(pointer) => (
          <FieldGrid>
            <TextEdit pointer={`${pointer}/title`} label={t('linkTitle')} />
            <LineEdit pointer={`${pointer}/url`} label={t('linkUrl')} />
          </FieldGrid>
        )}
      </RowsEdit>
    </Panel>
  );
}

function Identity({ timeZone }: { timeZone: string }) {
  const t = useTranslation(shopWords);
  return (
    <Panel title={t('facts')}>
      <FieldGrid>
        <TextEdit pointer="/name" label={t('name')} />
        <MediaEdit pointer="/logo" label={t('logo')} kind="image" />
        <TextEdit pointer="/seo_title" label={t('seo_title')} />
        <TextEdit pointer="/seo_description" label={t('seo_description')} isLong />
        {CONTACTS.map((name) => (
          <LineEdit key={name} pointer={`/${name}`} label={t(name)} />
        ))}
      </FieldGrid>
      <Facts
        facts={[
          { label: t('timeZone'), value: t('timeZoneText', { zone: timeZone }) },
          { label: t('languages'), value: t('languagesText') },
        ]}
      />
    </Panel>
  );
}

export function ShopScreen() {
  const t = useTranslation(shopWords);
  const settingsT = useTranslation(settingsWords);
  return (
    <ShopEditor title={settingsT('shop')}>
      {({ time_zone: timeZone }) => (
        <>
          <Identity timeZone={timeZone} />
          <Panel title={t('filings')}>
            <Quiet>{t('filingsHint')}</Quiet>
            <FieldGrid>
              {FILINGS.map((name) => (
                <LineEdit key={name} pointer={`/${name}`} label={t(name)} />
              ))}
            </FieldGrid>
          </Panel>
          <LegalTexts />
          <Panel title={t('rules')}>
            {RULES.map((name) => (
              <SwitchEdit key={name} pointer={`/${name}`} label={t(name)} />
            ))}
          </Panel>
        </>
      )}
    </ShopEditor>
  );
}
