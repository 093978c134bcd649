/** The page document: regions of ordered nodes (D35). The node's own props are checked by its renderer's schema. */
import { Type } from 'typebox';
import { ColorSchema, ImageUrlSchema } from './fragments.ts';
import { TextSchema, type Text } from './text.ts';
import { WhenSchema } from './condition.ts';
import { KIND_PATTERN, type PageNode } from './node.ts';
import { ID_PATTERN } from '../id.ts';

export const DOCUMENT_SCHEMA_VERSION = 1;
export const PAGE_KINDS = ['home', 'micro', 'zone', 'chrome', 'screen'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
export const REGIONS = ['top', 'main', 'side', 'bottom', 'float'] as const;
export type Region = (typeof REGIONS)[number];

export interface PageDocument {
  $schema?: string;
  schema_version: number;
  id: string;
  kind: PageKind;
  title: Text;
  seo?: { title?: Text; description?: Text; keywords?: Text; og_image?: string };
  style?: { bg_color?: string; bg_image?: string; max_width?: number };
  regions: Partial<Record<Region, readonly PageNode[]>>;
}

/** Schema of one node's envelope; props and the kinds inside slots are judged per kind, see check.ts. */
export const NodeEnvelopeSchema = Type.Object(
  {
    id: Type.String({ pattern: ID_PATTERN }),
    kind: Type.String({ pattern: KIND_PATTERN }),
    v: Type.Integer({ minimum: 1, maximum: 1000 }),
    props: Type.Record(Type.String(), Type.Unknown()),
    slots: Type.Optional(Type.Record(Type.String(), Type.Array(Type.Unknown()))),
    when: Type.Optional(WhenSchema),
    note: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);

const RegionSchema = Type.Optional(Type.Array(Type.Unknown()));

/** Schema of the document's own fields; regions hold nodes, each judged by NodeEnvelopeSchema and its kind's schema. */
export const DocumentEnvelopeSchema = Type.Object(
  {
    $schema: Type.Optional(Type.String({ maxLength: 200 })),
    schema_version: Type.Literal(DOCUMENT_SCHEMA_VERSION),
    id: Type.String({ pattern: ID_PATTERN }),
    kind: Type.Union(PAGE_KINDS.map((kind) => Type.Literal(kind))),
    title: TextSchema({ max: 100 }),
    seo: Type.Optional(
      Type.Object(
        {
          title: Type.Optional(TextSchema({ max: 120 })),
          description: Type.Optional(TextSchema({ max: 300 })),
          keywords: Type.Optional(TextSchema({ max: 200 })),
          og_image: Type.Optional(ImageUrlSchema()),
        },
        { additionalProperties: false },
      ),
    ),
    style: Type.Optional(
      Type.Object(
        {
          bg_color: Type.Optional(ColorSchema()),
          bg_image: Type.Optional(ImageUrlSchema()),
          max_width: Type.Optional(Type.Integer({ minimum: 960, maximum: 1920 })),
        },
        { additionalProperties: false },
      ),
    ),
    regions: Type.Object(
      {
        top: RegionSchema,
        main: RegionSchema,
        side: RegionSchema,
        bottom: RegionSchema,
        float: RegionSchema,
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
