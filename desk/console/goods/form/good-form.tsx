/** The form of a good: basics, price, access, and what its type is made of. */
import { holdsLessons, RESOURCES } from '#schemas/content/resource-type.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { OutlineEdit } from '../outline-edit.tsx';
import { AccessPanel } from './access-panel.tsx';
import { BasicsPanel, DetailsPanel } from './basics-panel.tsx';
import { LivePanel } from './live-panel.tsx';
import { PiecePanel } from './piece-fields.tsx';
import { SkusEdit, TermsEdit } from './rows.tsx';
import { SalePanel } from './sale-panel.tsx';

/** Studied by itself: a text, a recording, a film, a punch card's task, a document. */
const PIECES: readonly number[] = [
  RESOURCES.image_text.type,
  RESOURCES.audio.type,
  RESOURCES.video.type,
  RESOURCES.punch_card.type,
];

interface GoodFormProps {
  /** Undefined of a new one. */
  goodsId: string | undefined;
  hasPassword: boolean;
}

export function GoodForm({ goodsId, hasPassword }: GoodFormProps) {
  const { value } = useEditedField('/type');
  const type = Number(value);
  return (
    <>
      <BasicsPanel isNew={goodsId === undefined} />
      {PIECES.includes(type) && <PiecePanel type={type} />}
      {type === RESOURCES.alive.type && <LivePanel />}
      {holdsLessons(type) && <OutlineEdit />}
      {type === RESOURCES.camp.type && <TermsEdit />}
      <SalePanel goodsId={goodsId} />
      <SkusEdit />
      <AccessPanel hasPassword={hasPassword} />
      <DetailsPanel />
    </>
  );
}
