/** Popover and tabs by keyboard and pointer. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Popover } from './popover.tsx';
import { Tabs } from './tabs.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function popover() {
  const { container } = render(
    <>
      <Popover trigger="Courses">
        <a href="/all/0">All</a>
      </Popover>
      <button type="button">Outside</button>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Courses' });
  return {
    root: container.firstElementChild ?? container,
    trigger,
    open: () => trigger.getAttribute('aria-expanded') === 'true',
  };
}

describe('popover', () => {
  test('D115: its words stand in the page before it opens', () => {
    popover();
    expect(screen.getByText('All').getAttribute('href')).toBe('/all/0');
  });

  test('D115: a click opens and closes it', () => {
    const { trigger, open } = popover();
    fireEvent.click(trigger);
    expect(open()).toBe(true);
    fireEvent.click(trigger);
    expect(open()).toBe(false);
  });

  test('D115: the pointer opens it after 150 ms and not before', () => {
    const { root, open } = popover();
    fireEvent.pointerEnter(root, { pointerType: 'mouse' });
    wait(149);
    expect(open()).toBe(false);
    wait(1);
    expect(open()).toBe(true);
  });

  test('D115: a pointer that only passes by opens nothing', () => {
    const { root, open } = popover();
    fireEvent.pointerEnter(root, { pointerType: 'mouse' });
    wait(100);
    fireEvent.pointerLeave(root, { pointerType: 'mouse' });
    wait(1000);
    expect(open()).toBe(false);
  });

  test('D115: Esc closes it and gives the focus back to the trigger', () => {
    const { trigger, open } = popover();
    fireEvent.click(trigger);
    screen.getByText('All').focus();
    fireEvent.keyDown(screen.getByText('All'), { key: 'Escape' });
    expect(open()).toBe(false);
    expect(document.activeElement).toBe(trigger);
  });

  test('D115: arrow down opens it, a press outside closes it', () => {
    const { trigger, open } = popover();
    fireEvent.keyDown(trigger, { key: 'ArrowDown' });
    expect(open()).toBe(true);
    fireEvent.pointerDown(screen.getByText('Outside'));
    expect(open()).toBe(false);
  });
});

describe('tabs', () => {
  const set = (onChange?: (id: string) => void) =>
    render(
      <Tabs
        label="Course"
        onChange={onChange}
        tabs={[
          { id: 'a', label: 'About', panel: 'about it' },
          { id: 'b', label: 'Lessons', panel: 'the lessons' },
          { id: 'c', label: 'Reviews', panel: 'the reviews' },
        ]}
      />,
    );
  const stops = () => screen.getAllByRole('tab').map((tab) => tab.tabIndex);

  test('D115: one tab stop, and the other panels hidden but in the page', () => {
    const { container } = set();
    expect(stops()).toEqual([0, -1, -1]);
    expect(
      [...container.querySelectorAll<HTMLElement>('[role=tabpanel]')].map((panel) => panel.hidden),
    ).toEqual([false, true, true]);
  });

  test.each([
    ['ArrowRight', 'b'],
    ['ArrowLeft', 'c'],
    ['End', 'c'],
    ['Home', 'a'],
  ])('D115: %s goes to %s and takes the focus along', (key, id) => {
    const onChange = vi.fn<(id: string) => void>();
    set(onChange);
    fireEvent.keyDown(screen.getByRole('tab', { name: 'About' }), { key });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(id);
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  });
});
