/** Fields several page blocks have in common, so that each is described to merchants once (D36). */
import { Type } from 'typebox';
import { ImageUrlSchema } from './fragments.ts';
import { LinkSchema } from './link.ts';
import { TextSchema } from './text.ts';

const HEADING_MAX = 80;
const SUBTITLE_MAX = 200;
const MORE_MAX = 24;
const ALT_MAX = 120;

/** A heading some blocks have alone. */
export const headingField = (description: string) =>
  Type.Optional(TextSchema({ max: HEADING_MAX, description }));

/** A heading with a sentence below it; `description` says what the heading stands over. */
export const headingFields = (description: string) => ({
  title: headingField(description),
  subtitle: subtitleField('One sentence below the heading'),
});

export const subtitleField = (description: string) =>
  Type.Optional(TextSchema({ max: SUBTITLE_MAX, description }));

/** The way to where there is more of what the block shows. */
export const moreFields = {
  more: Type.Optional(LinkSchema),
  more_text: Type.Optional(
    TextSchema({ max: MORE_MAX, description: 'Words of the link; “More” when left out' }),
  ),
};

/** A picture with the words for those who cannot see it. */
export const pictureFields = (
  image: string,
  {
    max = ALT_MAX,
    alt = 'What the picture shows, for those who cannot see it',
  }: { max?: number; alt?: string } = {},
) => ({
  image: ImageUrlSchema(image),
  alt: Type.Optional(TextSchema({ max, description: alt })),
});

/** Words that lie over a picture's lower edge. */
export const edgeWords = Type.Optional(
  TextSchema({ max: 60, description: 'Words over the lower edge of the picture' }),
);
