/** Which addresses become anchors, and with what. */
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { resolveLink } from '#schemas/page/link.ts';
import { Link } from './link.tsx';

const anchorOf = (element: React.ReactElement) => render(element).container.querySelector('a');

describe('link', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a/b',
    '//evil.example',
    '/\\evil.example',
    ' /x',
  ])('R6: %s is drawn as text', (href) => {
    const { container } = render(<Link href={href}>Words</Link>);
    expect(container.querySelector('a')).toBeNull();
    expect(container.textContent).toBe('Words');
  });

  test('R6: an unsafe target is drawn as text even where somebody resolved it', () => {
    const target = { href: 'javascript:alert(1)', external: false, newTab: false, login: false };
    expect(anchorOf(<Link target={target}>x</Link>)).toBeNull();
  });

  test('D31: a link that leads nowhere is drawn as text', () => {
    expect(anchorOf(<Link target={resolveLink({ link_type: 0 })}>x</Link>)).toBeNull();
  });

  test('D31: other sites open beside this one and learn nothing of it', () => {
    const anchor = anchorOf(<Link target={resolveLink({ link_url: 'https://example.com/a' })}>x</Link>);
    expect(anchor?.getAttribute('href')).toBe('https://example.com/a');
    expect(anchor?.target).toBe('_blank');
    expect(anchor?.rel).toBe('noopener noreferrer');
  });

  test('D31: pages of this site stay in the tab unless the merchant says otherwise', () => {
    expect(anchorOf(<Link target={resolveLink({ link_type: 1 })}>x</Link>)?.hasAttribute('target')).toBe(
      false,
    );
    const other = anchorOf(<Link target={resolveLink({ link_type: 1, target: '_blank' })}>x</Link>);
    expect([other?.target, other?.rel]).toEqual(['_blank', 'noopener']);
  });

  test('M87: entries that need a person are marked for the login box', () => {
    expect(anchorOf(<Link target={resolveLink({ link_type: 7 })}>x</Link>)?.dataset['login']).toBe('');
    expect(anchorOf(<Link target={resolveLink({ link_type: 1 })}>x</Link>)?.dataset['login']).toBeUndefined();
  });
});
