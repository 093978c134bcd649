/** The rich text editor in a form: it comes when it is needed, formats, and stores what the shop reads. */
import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shape } from '#renderers/page/rich-text/shape.ts';
import { isObject } from '#schemas/page/json.ts';
import { TestDesk } from '../../../tests/support/test-desk.tsx';
import { SchemaForm } from '../fields/schema-form.tsx';
import { readHtml } from './read-html.ts';
import { BLOCK_COMMANDS, hasMark, linkAt, setLink, setStyle, styleOf, toggle } from './rich-commands.ts';
import { writeHtml } from './write-html.ts';

afterEach(cleanup);

/** The whole of a text selected. */
function selectAll(html: string): EditorState {
  const doc = readHtml(html);
  return EditorState.create({
    doc,
    selection: TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size)),
  });
}

function after(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (transaction) => {
    next = state.apply(transaction);
  });
  return next;
}
const htmlAfter = (html: string, command: Command) => writeHtml(after(selectAll(html), command).doc);

describe('commands of rich text', () => {
  test.each<[string, Command, string]>([
    ['bold', toggle('strong'), '<p><strong>Words</strong></p>'],
    ['a heading', setStyle('h3'), '<h3>Words</h3>'],
    ['a code block', setStyle('pre'), '<pre>Words</pre>'],
    ['a list', BLOCK_COMMANDS.ul, '<ul><li><p>Words</p></li></ul>'],
    ['a quote', BLOCK_COMMANDS.blockquote, '<blockquote><p>Words</p></blockquote>'],
    ['a link', setLink('/about'), '<p><a href="/about">Words</a></p>'],
  ])('ADR-707: %s', (_name, command, html) => {
    expect(htmlAfter('<p>Words</p>', command)).toBe(html);
  });

  test('ADR-707: what was formatted is told and taken off again', () => {
    const bold = after(selectAll('<p>Words</p>'), toggle('strong'));
    expect(hasMark(bold, 'strong')).toBe(true);
    expect(writeHtml(after(bold, BLOCK_COMMANDS.clear).doc)).toBe('<p>Words</p>');
    const link = after(selectAll('<h2>Words</h2>'), setLink('/about'));
    expect([linkAt(link), styleOf(link)]).toEqual(['/about', 'h2']);
    expect(writeHtml(after(link, setLink('')).doc)).toBe('<h2>Words</h2>');
    expect(htmlAfter('<ul><li>Words</li></ul>', BLOCK_COMMANDS.lift)).toBe('Words');
  });
});

describe('the editor in its form', () => {
  const latest = vi.fn<(value: unknown) => void>();

  function Owner({ html }: { html: unknown }) {
    const [value, setValue] = useState<Record<string, unknown>>({ html });
    return (
      <SchemaForm
        schema={shape.props}
        value={value}
        onChange={(pointer, part) => {
          const before = isObject(value['html']) ? value['html'] : {};
          const next = pointer === '/html' ? part : { ...before, [pointer.slice('/html/'.length)]: part };
          latest(next);
          setValue({ html: next });
        }}
      />
    );
  }

  test('ADR-707: it shows the text, formats it by a button, and follows the stored HTML', async () => {
    const { container } = render(
      <TestDesk>
        <Owner html={{ cn: '<p>一</p>', en: '<p>One</p>' }} />
      </TestDesk>,
    );
    const text = await screen.findByRole('textbox', { name: 'Text (English)' }, { timeout: 20_000 });
    expect(text.querySelector('p')?.textContent).toBe('One');
    fireEvent.click(screen.getByRole('button', { name: 'Divider' }));
    expect(latest.mock.lastCall?.[0]).toEqual({ cn: '<p>一</p>', en: '<hr><p>One</p>' });
    const source = container.querySelector<HTMLTextAreaElement>('[name="/html/en"]');
    if (source !== null) fireEvent.change(source, { target: { value: '<h2>Other</h2>' } });
    expect(text.querySelector('h2')?.textContent).toBe('Other');
    act(() => screen.getByRole('tab', { name: /Chinese/ }).click());
    const other = await screen.findByRole('textbox', { name: 'Text (Chinese)' });
    expect(other.querySelector('p')?.textContent).toBe('一');
  });
});
