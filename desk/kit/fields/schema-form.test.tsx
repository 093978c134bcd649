/** Forms from schemas: names, changes, defaults, faults, focus, and what is drawn anew. */
import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Type } from 'typebox';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { Locale } from '#schemas/locale.ts';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import type { Fault } from '#schemas/page/ready.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx';

afterEach(cleanup);

const schema = Type.Object({
  title: field({ cn: '标题', en: 'Heading' }, TextSchema({ min: 1, max: 80 })),
  subtitle: field({ cn: '副标题', en: 'Subtitle' }, Type.Optional(TextSchema({ max: 80 }))),
  height: field(
    { cn: '高度', en: 'Height', group: 'layout' },
    withDefault(NamedSchema({ s: { cn: '矮', en: 'Short' }, l: { cn: '高', en: 'Tall' } }), 's'),
  ),
  seconds: field(
    { cn: '秒数', en: 'Seconds', group: 'behaviour', help: { cn: '停留几秒', en: 'How long it stays' } },
    withDefault(Type.Integer({ minimum: 0, maximum: 3000 }), 6),
  ),
  opens: field({ cn: '开始', en: 'Opens', control: 'moment' }, Type.Optional(Type.Integer())),
  loop: field({ cn: '循环', en: 'Loop', group: 'behaviour' }, withDefault(Type.Boolean(), false)),
  code: field({ cn: '编号', en: 'Code', group: 'advanced' }, Type.Optional(Type.String())),
  good: field(
    { cn: '商品', en: 'Good' },
    Type.Optional(Type.Object({ id: field({ cn: '商品编号', en: 'ID of the good' }, Type.String()) })),
  ),
});

function draw(props: Partial<SchemaFormProps> = {}, locale: Locale = 'en') {
  const onChange = vi.fn<SchemaFormProps['onChange']>();
  const form = (more: Partial<SchemaFormProps> = {}) => (
    <WordsProvider locale={locale}>
      <SchemaForm
        schema={schema}
        value={{ title: { cn: '你好', en: 'Hello' } }}
        onChange={onChange}
        {...props}
        {...more}
      />
    </WordsProvider>
  );
  const { container, rerender } = render(form());
  const control = (name: string) => {
    const foundElement = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (foundElement === null) throw new Error(`no control ${name}`);
    return foundElement;
  };
  const type = (name: string, value: string) => fireEvent.change(control(name), { target: { value } });
  return {
    onChange,
    container,
    control,
    type,
    redraw: (more: Partial<SchemaFormProps>) => rerender(form(more)),
  };
}

const fault = (pointer: string): Fault => ({
  pointer,
  rule: 'maxLength',
  message: { cn: '文本太长', en: 'This text is too long' },
  hint: { cn: '减少 2 个字符', en: 'Shorten it by 2 characters' },
});

describe('SchemaForm', () => {
  test('ADR-705: a control is named by its pointer, with the prefix of its form', () => {
    const { type, onChange } = draw({ namePrefix: 'document:' });
    type('document:/title/cn', '再见');
    expect(onChange).toHaveBeenLastCalledWith('/title/cn', '再见');
  });

  test('ADR-705: each simple control says its change by its pointer', () => {
    const { type, control, container, onChange } = draw();
    type('/subtitle/en', 'Below');
    expect(onChange).toHaveBeenLastCalledWith('/subtitle', { en: 'Below' });
    type('/seconds', '9');
    expect(onChange).toHaveBeenLastCalledWith('/seconds', 9);
    fireEvent.click(control('/loop'));
    expect(onChange).toHaveBeenLastCalledWith('/loop', true);
    const tall = container.querySelector('[name="/height"][value="l"]');
    if (tall !== null) fireEvent.click(tall);
    expect(onChange).toHaveBeenLastCalledWith('/height', 'l');
    type('/good/id', 'g1');
    expect(onChange).toHaveBeenLastCalledWith('/good', { id: 'g1' });
    type('/code', 'x');
    expect(onChange).toHaveBeenLastCalledWith('/code', 'x');
  });

  test('ADR-820: a text that is no number is stored as it was typed, said at once and shown again', () => {
    const { type, control, container, onChange, redraw } = draw({ value: { title: 'A', seconds: 9 } });
    type('/seconds', '1e');
    expect(onChange).toHaveBeenLastCalledWith('/seconds', '1e');
    redraw({ value: { title: 'A', seconds: '1e' } });
    fireEvent.blur(control('/seconds'));
    cleanup();
    const again = draw({ value: { title: 'A', seconds: '1e' } });
    expect(again.control('/seconds').value).toBe('1e');
    expect(again.control('/seconds').getAttribute('aria-invalid')).toBe('true');
    expect(again.container.querySelectorAll('[data-fault]').length).toBe(1);
    expect(container.querySelectorAll('[data-fault]').length).toBe(0);
    again.redraw({ value: { title: 'A', seconds: 1 } });
    expect(again.control('/seconds').getAttribute('aria-invalid')).toBeNull();
  });

  test('ADR-820: a number is moved by the arrow keys within its limits', () => {
    const { control, onChange } = draw({ value: { title: 'A', seconds: 3000 } });
    fireEvent.keyDown(control('/seconds'), { key: 'ArrowUp' });
    expect(onChange).toHaveBeenLastCalledWith('/seconds', 3000);
    fireEvent.keyDown(control('/seconds'), { key: 'ArrowDown' });
    expect(onChange).toHaveBeenLastCalledWith('/seconds', 2999);
  });

  test('ADR-820: a date that is half typed is stored as none, so that the check refuses it', () => {
    const { control, onChange, redraw } = draw();
    Object.defineProperty(control('/opens'), 'validity', { value: { badInput: true }, configurable: true });
    fireEvent.blur(control('/opens'));
    expect(onChange).toHaveBeenLastCalledWith('/opens', 'incomplete');
    redraw({ value: { title: 'A', opens: 'incomplete' } });
    expect(control('/opens').getAttribute('aria-invalid')).toBe('true');
    Object.defineProperty(control('/opens'), 'validity', { value: { badInput: false }, configurable: true });
    fireEvent.blur(control('/opens'));
    expect(onChange).toHaveBeenLastCalledWith('/opens', undefined);
  });

  test('ADR-705: text of an input method is one change once composed, and none where it was given up', () => {
    const { control, onChange } = draw({ value: { title: 'Hello' } });
    const compose = (value: string) =>
      fireEvent.input(control('/title/cn'), { target: { value }, isComposing: true });
    compose('Hellon');
    expect(control('/title/cn').value).toBe('Hellon');
    compose('Hello');
    fireEvent.compositionEnd(control('/title/cn'));
    expect(onChange).not.toHaveBeenCalled();
    compose('Hello你');
    fireEvent.compositionEnd(control('/title/cn'));
    expect(onChange.mock.calls).toEqual([['/title', { en: 'Hello', cn: 'Hello你' }]]);
  });

  test('ADR-705: nothing empty is stored, and a text that has to be there becomes empty', () => {
    const value = { title: { cn: '你好' }, subtitle: { cn: '下' }, code: 'x', good: { id: 'g' } };
    const { type, onChange } = draw({ value });
    type('/subtitle/cn', '');
    expect(onChange).toHaveBeenLastCalledWith('/subtitle', undefined);
    type('/code', '');
    expect(onChange).toHaveBeenLastCalledWith('/code', undefined);
    type('/title/cn', '');
    expect(onChange).toHaveBeenLastCalledWith('/title/cn', '');
  });

  test('ADR-705: a default is not stored unless it was', () => {
    const { type, onChange, redraw } = draw({ value: { title: 'A', seconds: 9 } });
    type('/seconds', '6');
    expect(onChange).toHaveBeenLastCalledWith('/seconds', 6);
    redraw({ value: { title: 'A' } });
    cleanup();
    const other = draw({ value: { title: 'A' } });
    other.redraw({ value: { title: 'A', seconds: 9 } });
    other.type('/seconds', '6');
    expect(other.onChange).toHaveBeenLastCalledWith('/seconds', undefined);
  });

  test('ADR-705: what differs from its default leads back to it', () => {
    const { onChange } = draw({ value: { title: 'A', seconds: 9 } });
    expect(screen.queryByRole('button', { name: 'Reset “Loop” to default' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Reset “Seconds” to default' }));
    expect(onChange).toHaveBeenLastCalledWith('/seconds', undefined);
  });

  test('D45: a text for both languages becomes one for each when one of them is changed', () => {
    const { type, control, onChange } = draw({ value: { title: 'Same' } });
    expect([control('/title/cn').value, control('/title/en').value]).toEqual(['Same', 'Same']);
    type('/title/en', 'Other');
    expect(onChange).toHaveBeenLastCalledWith('/title', { cn: 'Same', en: 'Other' });
  });

  test('D45: a language that is missing is marked, and says which text stands in', () => {
    const { control } = draw({ value: { title: { cn: '你好' } } });
    expect(control('/title/en').placeholder).toBe('Empty: the Chinese text is shown');
    expect(control('/title/cn').placeholder).toBe('');
  });

  test('ADR-705: a fault stands beside its field in the words of the check, and opens what holds it', () => {
    const { control, container, redraw } = draw();
    expect(control('/code').closest('[hidden]')).not.toBeNull();
    redraw({ faults: [fault('/code')] });
    const code = control('/code');
    expect(code.closest('[hidden]')).toBeNull();
    expect(code.getAttribute('aria-invalid')).toBe('true');
    const note = container.querySelector(`[id="${code.getAttribute('aria-describedby') ?? ''}"]`);
    expect(note?.textContent).toBe('This text is too longShorten it by 2 characters');
    expect(control('/seconds').getAttribute('aria-invalid')).toBeNull();
  });

  test('ADR-705: faults and labels stand in the language of the desk', () => {
    const { container } = draw({ faults: [fault('/title/cn')] }, 'cn');
    expect(container.textContent).toContain('文本太长减少 2 个字符');
    expect(container.textContent).toContain('标题');
  });

  test('ADR-705: a field asked for is opened and has the keyboard; one in focus is told', async () => {
    const onFocusField = vi.fn<(pointer: string) => void>();
    const { control, redraw } = draw({ onFocusField });
    redraw({ focus: '/code', onFocusField });
    await vi.waitFor(() => expect(document.activeElement).toBe(control('/code')));
    expect(onFocusField).toHaveBeenLastCalledWith('/code');
    act(() => control('/title/en').focus());
    expect(onFocusField).toHaveBeenLastCalledWith('/title/en');
  });

  test('ADR-705: a letter draws one field anew, and none of the others', () => {
    let readings = 0;
    const subtitle = {
      get cn() {
        readings += 1;
        return '下';
      },
    };
    function Owner() {
      const [value, setValue] = useState<Record<string, unknown>>({ title: { cn: '甲' }, subtitle });
      return (
        <SchemaForm
          schema={schema}
          value={value}
          onChange={(_pointer, next) => setValue({ ...value, title: { cn: next } })}
        />
      );
    }
    const { container } = render(<Owner />);
    const title = container.querySelector<HTMLInputElement>('[name="/title/cn"]');
    const before = readings;
    expect(before).toBeGreaterThan(0);
    if (title !== null) fireEvent.change(title, { target: { value: '甲乙' } });
    expect(title?.value).toBe('甲乙');
    expect(readings).toBe(before);
  });
});
