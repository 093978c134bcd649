/** The fields of a certificate's design: its text, its look and its pictures. */
import { useTranslation } from '#i18n/use-translation.ts';
import { CERTIFICATE_PLACES, showDesign } from '#schemas/certificate/certificate-design.ts';
import { ColourEdit } from '#desk/kit/screens/editor/colour-edit.tsx';
import { useEditor } from '#desk/kit/screens/editor/editor-context.ts';
import { ChoiceEdit, FieldGrid, FieldRows, TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import { editedItem } from '#desk/kit/screens/editor/item-edit.ts';
import { PictureEdit } from '#desk/kit/screens/editor/picture-edit.tsx';
import { PlacesEdit } from '#desk/kit/screens/editor/places-edit.tsx';
import { Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { readDesign } from './read-design.ts';
import { designWords } from './design-words.ts';
import styles from './design.module.css';

const WHITE_PAPER = '#ffffff';
const SHAPES = {
  landscape: { width: 297, height: 210 },
  portrait: { width: 210, height: 297 },
  seal: { width: 1, height: 1 },
  signature: { width: 5, height: 2 },
};

function Wording() {
  const t = useTranslation(designWords);
  return (
    <Panel title={t('words')}>
      <FieldGrid>
        <TextEdit pointer="/title" label={t('title')} />
        <TextEdit pointer="/signer" label={t('signer')} />
      </FieldGrid>
      <FieldRows>
        <PlacesEdit pointer="/wording" label={t('wording')} hint={t('places')} places={CERTIFICATE_PLACES} />
      </FieldRows>
    </Panel>
  );
}

export function DesignFields({ primary }: { primary: string }) {
  const t = useTranslation(designWords);
  const design = readDesign(editedItem(useEditor().edit));
  const paper = showDesign(design, primary, 'cn').paper || WHITE_PAPER;
  return (
    <div className={styles.fields}>
      <Wording />
      <Panel title={t('look')}>
        <FieldGrid>
          <ChoiceEdit
            pointer="/orientation"
            label={t('orientation')}
            options={(['landscape', 'portrait'] as const).map((value) => ({ value, label: t(value) }))}
          />
          <ColourEdit pointer="/paper" label={t('paper')} own={WHITE_PAPER} />
          <ColourEdit pointer="/accent" label={t('accent')} own={primary} ground={paper} />
        </FieldGrid>
        <Quiet>{t('contrastHint')}</Quiet>
      </Panel>
      <Panel title={t('pictures')}>
        <Quiet>{t('picturesHint')}</Quiet>
        <FieldRows>
          <PictureEdit pointer="/seal" label={t('seal')} shape={SHAPES.seal} />
          <PictureEdit pointer="/signature" label={t('signature')} shape={SHAPES.signature} />
          <PictureEdit pointer="/background" label={t('background')} shape={SHAPES[design.orientation]} />
        </FieldRows>
      </Panel>
    </div>
  );
}
