/** A new avatar, from the file to the picture kept: what each event leads to, and what is dropped. */
import { describe, expect, it } from 'vitest';
import { walk } from '#engine/define-machine.ts';
import { avatar, type AvatarEvent, type AvatarPhase } from './avatar.machine.ts';

const SIZE = { width: 800, height: 600 };
const CROP = { x: 3, y: 4, zoom: 2 };
const openedEvent: AvatarEvent = { type: 'opened' };
const pickedEvent = (change: object = {}): AvatarEvent => ({
  type: 'picked',
  fileType: 'image/png',
  bytes: 1000,
  ...change,
});
const read = (turn: number): AvatarEvent => ({ type: 'read', turn, size: SIZE });
const croppedEvent: AvatarEvent = { type: 'cropped', crop: CROP };
const confirmedEvent: AvatarEvent = { type: 'confirmed' };
const UPLOADING = [openedEvent, pickedEvent(), read(1), croppedEvent, confirmedEvent];

const after = (...events: AvatarEvent[]) => walk(avatar, events);

describe('a new avatar', () => {
  it.each<[string, object, AvatarPhase]>([
    ['another type', { fileType: 'image/svg+xml' }, { name: 'choosing', fault: 'type' }],
    ['no picture at all', { fileType: '' }, { name: 'choosing', fault: 'type' }],
    ['a byte more than 5 MB', { bytes: 5 * 1024 * 1024 + 1 }, { name: 'choosing', fault: 'size' }],
    ['5 MB', { bytes: 5 * 1024 * 1024 }, { name: 'reading' }],
    ['a GIF', { fileType: 'image/gif' }, { name: 'reading' }],
  ])('D93: a file of %s is judged before anything is read or sent', (_what, change, phase) => {
    const { state, effects } = after(openedEvent, pickedEvent(change));
    expect(state.phase).toEqual(phase);
    expect(effects.map(({ type }) => type)).toEqual(phase.name === 'reading' ? ['read'] : []);
  });

  it('D93: bytes that are no picture are said to be none', () => {
    expect(after(openedEvent, pickedEvent(), { type: 'unreadable', turn: 1 }).state.phase).toEqual({
      name: 'choosing',
      fault: 'unreadable',
    });
  });

  it('D90: read, cut, sent, kept', () => {
    const { state, effects } = after(
      ...UPLOADING,
      { type: 'stepped', turn: 2, step: 'send', share: 0.5 },
      { type: 'kept', turn: 2 },
    );
    expect(state.phase).toEqual({ name: 'closed' });
    expect(effects).toEqual([
      { type: 'read', turn: 1 },
      { type: 'upload', turn: 2, crop: CROP },
      { type: 'say-kept' },
    ]);
  });

  it('M264: a failure keeps the picture and its crop, and may be tried again or cut anew', () => {
    const failedEvent: AvatarEvent = { type: 'failed', turn: 2, step: 'sign', text: '' };
    const { state } = after(...UPLOADING, failedEvent);
    expect(state.phase).toEqual({ name: 'failed', size: SIZE, crop: CROP, step: 'sign', text: '' });
    expect(after(...UPLOADING, failedEvent, confirmedEvent).effects.at(-1)).toEqual({
      type: 'upload',
      turn: 3,
      crop: CROP,
    });
    expect(after(...UPLOADING, failedEvent, croppedEvent).state.phase.name).toBe('cropping');
  });

  it.each<[string, AvatarEvent]>([
    ['closed', { type: 'closed' }],
    ['left for another picture', { type: 'again' }],
  ])('M227: %s while it is sent, it is called off and its late answers mean nothing', (_how, event) => {
    const left = after(...UPLOADING, event);
    expect(left.effects.at(-1)).toEqual({ type: 'call-off' });
    const late = after(...UPLOADING, event, { type: 'kept', turn: 2 });
    expect(late.state).toEqual(left.state);
    expect(late.effects).toEqual(left.effects);
  });

  it('M227: a second file while the first is read wins, whichever answers first', () => {
    const { state } = after(openedEvent, pickedEvent(), pickedEvent({ bytes: 7 }), read(1));
    expect(state.phase.name).toBe('reading');
    expect(
      after(openedEvent, pickedEvent(), pickedEvent({ bytes: 7 }), read(1), read(2)).state.phase.name,
    ).toBe('cropping');
  });

  it('D93: nothing can be picked while it is closed or under way', () => {
    expect(after(pickedEvent()).effects).toEqual([]);
    expect(after(...UPLOADING, pickedEvent()).state.phase.name).toBe('working');
  });
});
