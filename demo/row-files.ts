/** What each file of a demo shop's rows holds; a row leaves out what is ordinary (rows.ts). */
import { CertificateNumberSchema } from '#schemas/certificate/certificate.ts';
import { Type, type TSchema } from 'typebox';
import { STARS_MAX } from '#schemas/content/rating.ts';
import { MESSAGE_MAX } from '#schemas/live/event.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { TaskWrittenSchema } from '#schemas/task/task-file.ts';
import { TaskStateSchema } from '#schemas/task/task.ts';

const row = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });
const Word = Type.String({ minLength: 1 });
const Text = TextSchema({ min: 1, max: 2000 });
const Phone = Type.String({ pattern: '^1\\d{10}$' });
const Count = Type.Integer({ minimum: 0 });
const Percent = Type.Integer({ minimum: 0, maximum: 100 });
/** Written as `{"now": …}` (moments.ts). */
const Time = Type.Integer();

/** What no import takes: how many learn a good and when it was made; how many claimed a coupon. By their ids. */
export const CountsFile = Type.Array(
  row({
    id: Word,
    student_count: Type.Optional(Count),
    /** Unix seconds. */
    created: Type.Optional(Time),
    claimed: Type.Optional(Count),
  }),
);

export const CommentsFile = Type.Array(
  row({
    id: Word,
    resource_id: Word,
    resource_type: Type.Integer(),
    parent_id: Type.Optional(Word),
    nickname: Text,
    avatar: Type.Optional(Word),
    is_teacher: Type.Optional(Type.Boolean()),
    content: Text,
    like_count: Count,
    created_at: Time,
  }),
);

/** How many learners gave a good one star, two, three, four and five. */
export const RatingsFile = Type.Array(
  row({ goods_id: Word, stars: Type.Array(Count, { minItems: STARS_MAX, maxItems: STARS_MAX }) }),
);

export const LearningFile = Type.Array(
  row({
    phone: Phone,
    resource_id: Word,
    resource_type: Type.Integer(),
    product_id: Type.Optional(Word),
    learn_progress: Percent,
    max_learn_progress: Percent,
    org_learn_progress: Count,
    finished_at: Type.Optional(Time),
    last_learn_at: Time,
    stay_time: Count,
  }),
);

/** Certificates people have, besides those they come to be given. */
export const CertificatesFile = Type.Array(
  row({
    phone: Phone,
    number: CertificateNumberSchema,
    goods_id: Word,
    name: Word,
    issued_at: Time,
    seconds: Count,
  }),
);

/** How long somebody studied what on which day. */
export const StudyDaysFile = Type.Array(
  row({ phone: Phone, resource_id: Word, product_id: Type.Optional(Word), day: Time, minutes: Count }),
);

/** Tasks as a merchant brings them, due at moments of the demo, with what its people handed in. */
export const TasksFile = Type.Array(
  row({
    ...TaskWrittenSchema.properties,
    due: Type.Optional(Time),
    answers: Type.Optional(
      Type.Array(
        row({
          phone: Phone,
          state: TaskStateSchema,
          answer: Type.Optional(Type.String()),
          options: Type.Optional(Type.Array(Count)),
          saved_at: Time,
          is_late: Type.Optional(Type.Boolean()),
          score: Type.Optional(Count),
          comment: Type.Optional(Type.String()),
          decided_at: Type.Optional(Time),
        }),
      ),
    ),
  }),
);

/** Live rooms, with what was said in each at so many milliseconds of it. */
export const LiveFile = Type.Array(
  row({
    alive_id: Word,
    alive_type: Count,
    started: Type.Optional(Time),
    seconds: Type.Optional(Count),
    view_count: Type.Optional(Count),
    slow_seconds: Type.Optional(Count),
    events: Type.Array(
      row({
        at: Count,
        kind: Type.Union([Type.Literal('text'), Type.Literal('system')]),
        phone: Type.Optional(Phone),
        /** Empty where the room says it in words of its own, by `phase`. */
        content: Type.String({ maxLength: MESSAGE_MAX }),
        phase: Type.Optional(Type.Literal('begin')),
      }),
    ),
  }),
);

/** What people bought or were given. */
export const EntitlementsFile = Type.Array(
  row({
    phone: Phone,
    resource_id: Word,
    source: Type.Union([Type.Literal('order'), Type.Literal('gift'), Type.Literal('manual')]),
    order_id: Type.Optional(Word),
    from: Time,
    to: Type.Optional(Time),
    revoked_at: Type.Optional(Time),
  }),
);

/** Learners of a group. */
export const GroupsFile = Type.Array(row({ id: Word, phones: Type.Array(Phone) }));

/** Told on the switchboard alone. */
export const ZonePasswordsFile = Type.Array(row({ zone_id: Word, password: Word }));
