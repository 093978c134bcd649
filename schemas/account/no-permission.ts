/** Why a person may not enter, as the address of that screen says it (D17). */
import { pathTo } from '../paths.ts';

export const NO_PERMISSION = { notMember: 1, refused: 2, notDesignated: 3, accountDisabled: 4 } as const;

/** Where an answer of "no permission" leads (M196). */
export const REFUSED_HREF = pathTo('no-permissions', { state: NO_PERMISSION.refused });
