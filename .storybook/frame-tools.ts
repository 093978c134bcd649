/** Two tools of the frame. Written without JSX, for the frame has a React of its own and no runtime for ours. */
import { createElement, useState, type ChangeEvent, type CSSProperties, type ReactNode } from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { nodeConfig, type NodeParameters } from '../stories/support/node-args.ts';

const TOOL: CSSProperties = {
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  height: 28,
  padding: '0 8px',
  font: 'inherit',
  fontSize: 12,
  fontWeight: 700,
  color: 'inherit',
  whiteSpace: 'nowrap',
  background: 'none',
  border: '1px solid rgb(0 0 0 / 12%)',
  borderRadius: 6,
  cursor: 'pointer',
};

const COPY = {
  cn: { ready: '复制 JSON', done: '已复制' },
  en: { ready: 'Copy JSON', done: 'Copied' },
} as const;

/** Copies the node as it stands in the controls, ready to be pasted into a page document. */
export function CopyConfig(): ReactNode {
  const api = useStorybookApi();
  const [{ locale }] = useGlobals();
  const [lastCopy, setLastCopy] = useState('');
  const story = api.getCurrentStoryData();
  const node = api.getCurrentParameter<NodeParameters | undefined>('node');
  if (node === undefined || story?.type !== 'story') return null;
  const config = JSON.stringify(nodeConfig(node, story.args ?? {}), null, 2);
  const onClick = () => {
    navigator.clipboard.writeText(config).then(
      () => setLastCopy(config),
      () => setLastCopy(''),
    );
  };
  const words = COPY[locale === 'cn' ? 'cn' : 'en'];
  const status = createElement(
    'span',
    { 'aria-live': 'polite' },
    lastCopy === config ? words.done : words.ready,
  );
  return createElement('button', { type: 'button', style: TOOL, onClick }, status);
}

/** The primary colour of the theme "custom": choosing one chooses the theme with it. */
export function ThemeColour(): ReactNode {
  const [globals, update] = useGlobals();
  const colour = typeof globals['primary'] === 'string' ? globals['primary'] : '#c0392b';
  return createElement('input', {
    type: 'color',
    'aria-label': 'Primary colour of the custom theme',
    title: 'Custom theme: its primary colour',
    value: colour,
    style: { ...TOOL, width: 28, padding: 3 },
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      update({ theme: 'custom', primary: event.target.value }),
  });
}
