/** A certificate on the wire: a number anyone can check, and what its holder agreed to show (ADR-326). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { ShownDesignSchema } from './certificate-design.ts';

/** Letters and digits that cannot be confused, and those of the demo. */
export const CERTIFICATE_NUMBER_PATTERN = '^[0-9A-Z]{8,16}$';
export const CertificateNumberSchema = Type.String({ pattern: CERTIFICATE_NUMBER_PATTERN });

/** Letters of a name on a certificate. */
export const CERTIFICATE_NAME_MAX = 40;

const CERTIFICATE_STATES = ['valid', 'revoked', 'unknown'] as const;

const Ts = Type.Integer({ description: 'Unix seconds, 0 for never' });
const Flag = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** What everyone may read of a number. Name, course and hours are empty unless the holder shows them. */
export const CheckedCertificateSchema = Type.Object({
  number: CertificateNumberSchema,
  state: ChoiceSchema(CERTIFICATE_STATES),
  issued_ts: Ts,
  revoked_ts: Ts,
  is_shown: Flag,
  name: Type.String(),
  title: Type.String(),
  seconds: Type.Integer({ description: 'Credited study of the course' }),
  /** The shop that gave it. */
  issuer: Type.String(),
  /** The signed credential and the picture that carries it (Open Badges 3.0); empty where nothing is shown. */
  badge: Type.String(),
  badge_svg: Type.String(),
  design: ShownDesignSchema,
});
export type CheckedCertificate = Static<typeof CheckedCertificateSchema>;

/** One of a learner's own. */
export const OwnCertificateSchema = Type.Object({
  number: CertificateNumberSchema,
  goods_id: Type.String(),
  title: Type.String(),
  name: Type.String(),
  seconds: Type.Integer(),
  issued_ts: Ts,
  revoked_ts: Ts,
  is_shown: Flag,
  /** Whether its name was confirmed, and is fixed (D133). */
  is_named: Flag,
});
export type OwnCertificate = Static<typeof OwnCertificateSchema>;

/** One of the shop's, as its merchant reads it. */
export const GivenCertificateSchema = Type.Object({
  ...OwnCertificateSchema.properties,
  /** Why it was revoked, and by whom; empty while it stands. */
  reason: Type.String(),
  revoked_by: Type.String(),
  /** The number of the one it took the place of; empty for none. */
  replaces: Type.String(),
});
export type GivenCertificate = Static<typeof GivenCertificateSchema>;
