/** Of everything a validator finds, what is told: one fault a mistake, by the form its author meant. */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { rulesBroken, buildNotice } from '../../tests/support/told.ts';
import { ColorSchema, ImageUrlSchema, UrlSchema } from './fragments.ts';
import { TextSchema } from './text.ts';

/** An object of exactly these fields, all of which it needs. */
const exactly = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const text = { type: 'string', minLength: 2, pattern: '^[a-z]' };
const number = { type: 'integer', minimum: 1 };

const FILM = exactly({ kind: { const: 'film' }, url: text, seconds: number });
const PICTURE = exactly({ kind: { const: 'picture' }, url: text });
const MEDIUM = { anyOf: [FILM, PICTURE] };

describe('D112: a mistake is told once', () => {
  it.each([
    ['of two rules one text breaks, one is told', { a: text }, { a: '7' }, ['/a minLength']],
    [
      'two texts are two mistakes',
      { a: text, b: text },
      { a: 'x', b: 'y' },
      ['/a minLength', '/b minLength'],
    ],
    ['all missing fields are told', { a: text, b: text }, {}, [' required', ' required']],
    [
      'and all unknown ones, beside another rule of the object',
      { a: text },
      { a: 'ab', colour: 1, shadow: 2 },
      ['/colour additionalProperties', '/shadow additionalProperties'],
    ],
    [
      'a misspelt field is not missing too',
      { slides: text },
      { slide: 'ab' },
      ['/slide additionalProperties'],
    ],
    [
      'one that is like another is',
      { slides: text },
      { colour: 'ab' },
      [' required', '/colour additionalProperties'],
    ],
    [
      'a misspelt field beside a missing one',
      { slides: text, height: text },
      { slide: 'ab' },
      [' required', '/slide additionalProperties'],
    ],
    [
      'a field of another object is no misspelling',
      { inner: exactly({ slides: text }), slide: { type: 'string' } },
      { inner: {}, slide: 'ab', slidse: 1 },
      ['/slidse additionalProperties', '/inner required'],
    ],
  ])('%s', (_is, properties, input, messages) => {
    expect(rulesBroken(exactly(properties), input)).toEqual(messages);
  });

  it('a rule of the object itself is told beside those of its fields', () => {
    const schema = { ...exactly({ a: text }), maxProperties: 1 };
    expect(rulesBroken(schema, { a: 'ab', colour: 1 })).toEqual([
      ' maxProperties',
      '/colour additionalProperties',
    ]);
  });
});

describe('D112: of several forms the one that was meant is judged', () => {
  it.each([
    ['one field of the form its kind names', { kind: 'film', url: 'ab', seconds: 0 }, ['/seconds minimum']],
    [
      'a field that form lacks',
      { kind: 'picture', url: 'ab', seconds: 1 },
      ['/seconds additionalProperties'],
    ],
    ['a field that form needs', { kind: 'film', url: 'ab' }, [' required']],
    [
      'more faults than the other form has',
      { kind: 'film', url: '', seconds: 0, a: 1, b: 2, c: 3 },
      [
        '/a additionalProperties',
        '/b additionalProperties',
        '/c additionalProperties',
        '/url minLength',
        '/seconds minimum',
      ],
    ],
    ['a kind of neither, by its fields', { kind: 'sound', url: 'ab', seconds: 1 }, ['/kind enum']],
    ['no object at all', 'film', [' type']],
    ['nothing that fits', [], [' type']],
  ])('%s', (_is, input, messages) => {
    expect(rulesBroken(MEDIUM, input)).toEqual(messages);
  });

  it('a form of another type is not meant, however many faults the one of this type has', () => {
    const schema = { anyOf: [{ type: 'string' }, exactly({ a: text, b: text }), { type: 'boolean' }] };
    expect(rulesBroken(schema, {})).toEqual([' required', ' required']);
    expect(buildNotice(schema, 7).en).toEqual([
      ': This has to be a text or an object or true or false, and is a number. Write it in quotes: "7"',
    ]);
  });

  it('a type that is wrong inside a form does not make it another', () => {
    const schema = { anyOf: [{ type: 'string' }, exactly({ a: text })] };
    expect(rulesBroken(schema, { a: 7 })).toEqual(['/a type']);
  });

  it('of forms that are single values, all are the choices', () => {
    const schema = { anyOf: [{ const: 1 }, { enum: [2, 3] }, { const: 'all' }] };
    expect(buildNotice(schema, 9).en).toEqual([': 9 is none of the choices. Choose one of: 1, 2, 3, all']);
  });

  it('where one form is a value and another is not, the other is judged', () => {
    const schema = { anyOf: [{ const: '' }, { type: 'string', maxLength: 2 }] };
    expect(rulesBroken(schema, 'long')).toEqual([' maxLength']);
  });

  it('a choice inside a form is no choice between forms', () => {
    const look = {
      anyOf: [exactly({ look: { enum: ['a', 'b'] } }), exactly({ look: { enum: ['c', 'd'] } })],
    };
    expect(buildNotice(look, { look: 'z' }).en).toEqual([
      '/look: "z" is none of the choices. Choose one of: a, b',
    ]);
  });

  it('of texts in several forms each form is said; of one, that one', () => {
    const schema = { anyOf: [ColorSchema(), ImageUrlSchema(), { type: 'integer' }] };
    expect(buildNotice(schema, 'white').en).toEqual([
      ': "white" is not in the expected form. Write a colour as #rrggbb. Or: Start the address with / or https://, or write a picture of the folder as ./images/name.jpg',
    ]);
    expect(buildNotice({ anyOf: [UrlSchema(), { type: 'integer' }] }, 'white').en).toEqual([
      ': "white" is not in the expected form. Start the link with /, #, https://, mailto: or tel:',
    ]);
  });

  it('where only some of the likeliest forms are patterns, the first is judged', () => {
    const schema = { anyOf: [{ type: 'string', maxLength: 2 }, ColorSchema(), ImageUrlSchema()] };
    expect(rulesBroken(schema, 'white')).toEqual([' maxLength']);
  });

  it('a pattern inside a form is that form’s own', () => {
    const schema = { anyOf: [exactly({ a: ColorSchema() }), exactly({ a: ImageUrlSchema() })] };
    expect(buildNotice(schema, { a: 'red' }).en).toEqual([
      '/a: "red" is not in the expected form. Write a colour as #rrggbb',
    ]);
  });

  it('a rule beside a pattern is told first, where its form is the only one', () => {
    const schema = { anyOf: [{ type: 'string', minLength: 5, pattern: '^a' }, { type: 'integer' }] };
    expect(rulesBroken(schema, 'b')).toEqual([' minLength']);
  });

  it('a value of another type than its choices have is told the choices', () => {
    const schema = Type.Union([Type.Literal('in'), Type.Literal('out')]);
    expect(buildNotice(schema, 7).en).toEqual([': 7 is none of the choices. Choose one of: in, out']);
  });

  it('and where only some forms are choices, their types', () => {
    const schema = { anyOf: [{ type: 'integer', const: 1 }, { type: 'object' }] };
    expect(buildNotice(schema, 'x').en).toEqual([
      ': This has to be a whole number or an object, and is a text. Write a whole number without quotes, like 12',
    ]);
  });

  it('forms that are written elsewhere tell their own faults, and the union is left to its schema', () => {
    const one = { type: 'object', properties: { a: text } };
    const schema = { $defs: { one }, anyOf: [{ $ref: '#/$defs/one' }] };
    expect(rulesBroken(schema, { a: 7 })).toEqual(['/a type', ' anyOf']);
  });
});

describe('D112: forms within forms', () => {
  it('each place has its own', () => {
    const schema = { type: 'array', items: MEDIUM };
    const givenKinds: unknown[] = Array.from({ length: 11 }, () => ({ kind: 'picture', url: 'ab' }));
    givenKinds[1] = { kind: 'film', url: 'x', seconds: 1 };
    expect(rulesBroken(schema, givenKinds)).toEqual(['/1/url minLength']);
    givenKinds[10] = { kind: 'picture', url: 'y' };
    expect(rulesBroken(schema, givenKinds)).toEqual(['/1/url minLength', '/10/url minLength']);
    givenKinds[0] = 7;
    expect(rulesBroken(schema, givenKinds)).toEqual(['/0 type', '/1/url minLength', '/10/url minLength']);
  });

  it('of more than ten forms the eleventh is one of its own', () => {
    const kinds = Array.from({ length: 11 }, (_, index) => exactly({ kind: { const: index }, url: text }));
    expect(rulesBroken({ anyOf: kinds }, { kind: 10, url: 'x' })).toEqual(['/url minLength']);
  });

  it('a text of a form that was meant is judged as a text', () => {
    const schema = { anyOf: [exactly({ title: TextSchema({ min: 1, max: 5 }) }), { type: 'boolean' }] };
    expect(buildNotice(schema, { title: { cn: '学期', en: 'Autumn' } }).en).toEqual([
      '/title/en: This text has 6 characters, and at most 5 fit. Shorten it by 1 character',
    ]);
    expect(buildNotice(schema, { title: '' }).en).toEqual([
      '/title: This text is empty. Write at least 1 character',
    ]);
    expect(buildNotice(schema, { title: {} }).en).toEqual([
      '/title: This object is empty. Write at least one of the fields: cn, en',
    ]);
    expect(buildNotice(schema, { title: { cn: '学期', fr: 'Rentrée' } }).en).toEqual([
      '/title/fr: There is no field fr here. Take it out; the fields there are: cn, en',
    ]);
  });

  it('a rule beside the forms is told with theirs', () => {
    const schema = {
      ...exactly({ a: text }),
      anyOf: [{ properties: { a: { const: 'ab' } } }, { properties: { a: { const: 'cd' } } }],
    };
    expect(rulesBroken(schema, {})).toEqual([' required']);
    expect(rulesBroken(schema, { a: 'ef', b: 1 })).toEqual(['/b additionalProperties', '/a enum']);
  });
});
