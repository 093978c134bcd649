/** Rich text as the server reads it: the merchant's HTML becomes an allow-listed tree before any view sees it (D44). */
import { richTextTree } from '#schemas/text/rich-text.ts';
import { shape, type RichTextProps } from './shape.ts';

/** The view imports shape.ts instead, so that no parser travels to the browser. */
export const definition = {
  ...shape,
  prepare: (props: Omit<RichTextProps, 'tree'>): RichTextProps => ({
    ...props,
    html: '',
    tree: richTextTree(props.html),
  }),
};
