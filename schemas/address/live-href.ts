/** Ways into a live room and back out of it (D29, ADR-365). */
import { RESOURCES } from '../content/resource-type.ts';
import { pathTo } from '../paths.ts';

/** The room, entered by a package where one says so. */
export function liveHref(id: string, productId = ''): string {
  const path = pathTo('live', { id });
  return productId === '' ? path : `${path}?${new URLSearchParams({ product_id: productId }).toString()}`;
}

/** The room with the form that comes before its stage (D91). */
export function liveFormHref(id: string, formId: string): string {
  return `${pathTo('live', { id })}?${new URLSearchParams({ form: formId }).toString()}`;
}

/** Where it is sold, for who may enter and wants to read: nobody is taken back into the room from there. */
export function liveDetailHref(id: string): string {
  return `${pathTo('detail', { id, type: RESOURCES.alive.type })}?stay=1`;
}
