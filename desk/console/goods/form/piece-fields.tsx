/** What is played or read of a good or a lesson: its file with its length, captions, chapters and text, and what of it is free. */
import { useTranslation } from '#i18n/use-translation.ts';
import type { LibraryKind } from '#schemas/api/console/library.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { useEditor } from '#desk/kit/screens/editor/editor-context.ts';
import { FieldGrid, FieldRows } from '#desk/kit/screens/editor/fields.tsx';
import { NumberEdit } from '#desk/kit/screens/editor/typed-edit.tsx';
import { MediaEdit } from '#desk/kit/screens/editor/media-edit.tsx';
import { RichTextEdit } from '#desk/kit/screens/editor/rich-text-edit.tsx';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { goodsWords } from '../words.ts';

interface PieceFieldsProps {
  /** Empty for the good itself. */
  pointer: string;
  type: number;
}

/** The kind of file each type is made of. */
function fileOf(type: number): LibraryKind {
  if (type === RESOURCES.audio.type) return 'audio';
  return type === RESOURCES.video.type ? 'video' : 'document';
}

const CAPTIONS = ['captions_cn', 'captions_en', 'chapters_cn', 'chapters_en'] as const;
const SIZES = ['media_medium', 'media_small'] as const;

/** What only a film has. */
function FilmFields({ pointer }: { pointer: string }) {
  const t = useTranslation(goodsWords);
  return (
    <FieldGrid>
      <MediaEdit pointer={`${pointer}/poster`} label={t('poster')} kind="image" />
      {SIZES.map((name) => (
        <MediaEdit key={name} pointer={`${pointer}/${name}`} label={t(name)} kind="video" />
      ))}
    </FieldGrid>
  );
}

export function PieceFields({ pointer, type }: PieceFieldsProps) {
  const t = useTranslation(goodsWords);
  const { change } = useEditor();
  const isText = type === RESOURCES.image_text.type || type === RESOURCES.punch_card.type;
  return (
    <>
      <FieldGrid>
        <MediaEdit
          pointer={`${pointer}/media`}
          label={t(isText ? 'document' : 'media')}
          kind={fileOf(type)}
          onChoose={({ seconds }) => change(`${pointer}/seconds`, seconds === 0 ? undefined : seconds)}
        />
        {!isText && <NumberEdit pointer={`${pointer}/seconds`} label={t('seconds')} />}
        {!isText && <NumberEdit pointer={`${pointer}/try_seconds`} label={t('trySeconds')} />}
      </FieldGrid>
      <FieldRows>
        <RichTextEdit pointer={`${pointer}/text`} label={t(isText ? 'text' : 'textBelow')} />
        {!isText && (
          <details>
            <summary>{t('captions')}</summary>
            <FieldGrid>
              {CAPTIONS.map((name) => (
                <MediaEdit key={name} pointer={`${pointer}/${name}`} label={t(name)} kind="captions" />
              ))}
            </FieldGrid>
            {type === RESOURCES.video.type && <FilmFields pointer={pointer} />}
          </details>
        )}
      </FieldRows>
    </>
  );
}

export function PiecePanel({ type }: { type: number }) {
  const t = useTranslation(goodsWords);
  return (
    <Panel title={t('piece')}>
      <PieceFields pointer="" type={type} />
    </Panel>
  );
}
