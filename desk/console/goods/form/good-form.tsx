/** The form of a good: basics, price, access, and what its type is made of. */
import { holdsLessons, RESOURCES } from '#schemas/content/resource-type.ts';
import { mediaKindOf } from '#schemas/goods-table/media-kind.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { OutlineEdit } from '../outline-edit.tsx';
import { AccessPanel } from './access-panel.tsx';
import { BasicsPanel, DetailsPanel } from './basics-panel.tsx';
import { LivePanel } from './live-panel.tsx';
import { PiecePanel } from './piece-fields.tsx';
import { SkusEdit, TermsEdit } from './rows.tsx';
import { SalePanel } from './sale-panel.tsx';

/** Read or played by itself, with a file or a text of its own: the rule of the tables. A live has its picture in its room. */
const isPiece = (type: number): boolean => mediaKindOf(type) !== undefined && type !== RESOURCES.alive.type;

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
      {isPiece(type) && <PiecePanel type={type} />}
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
