/** A new avatar from the file chosen to the picture shown: judged before anything is sent, cut, hashed, signed for, sent, kept. */
import { IMAGE_BYTES_MAX } from '#schemas/constants.ts';
import { PICTURE_TYPES } from '#schemas/content/picture-types.ts';
import { defineMachine, stay, type Step } from '#engine/define-machine.ts';
import { CENTRED, type Crop, type Size } from '#ui/crop-geometry.ts';

type FileFault = 'type' | 'size' | 'unreadable';
/** In the order they are taken. */
export const AVATAR_STEPS = ['cut', 'hash', 'sign', 'send', 'save'] as const;
export type AvatarStep = (typeof AVATAR_STEPS)[number];

export type AvatarPhase =
  | { name: 'closed' }
  | { name: 'choosing'; fault?: FileFault }
  | { name: 'reading' }
  | { name: 'cropping'; size: Size; crop: Crop }
  | { name: 'working'; size: Size; crop: Crop; step: AvatarStep; share: number }
  /** `text`: the server's words; empty where it said none. Nothing chosen is lost. */
  | { name: 'failed'; size: Size; crop: Crop; step: AvatarStep; text: string };

export interface AvatarState {
  /** Counts up with every file and every try; what comes back carries it. */
  turn: number;
  phase: AvatarPhase;
}

export type AvatarEvent =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'picked'; fileType: string; bytes: number }
  | { type: 'read'; turn: number; size: Size }
  | { type: 'unreadable'; turn: number }
  | { type: 'cropped'; crop: Crop }
  /** Back to the choice of a file. */
  | { type: 'again' }
  | { type: 'confirmed' }
  | { type: 'stepped'; turn: number; step: AvatarStep; share: number }
  | { type: 'failed'; turn: number; step: AvatarStep; text: string }
  | { type: 'kept'; turn: number };

export type AvatarEffect =
  | { type: 'read'; turn: number }
  | { type: 'upload'; turn: number; crop: Crop }
  | { type: 'call-off' }
  | { type: 'say-kept' };

type Next = Step<AvatarState, AvatarEffect>;
type SizedPhase = Extract<AvatarPhase, { size: Size }>;

const to = (state: AvatarState, phase: AvatarPhase): Next => stay({ ...state, phase });
const holds = (phase: AvatarPhase): phase is SizedPhase => 'size' in phase;

function judge(fileType: string, bytes: number): FileFault | undefined {
  if (!PICTURE_TYPES.has(fileType)) return 'type';
  return bytes > IMAGE_BYTES_MAX ? 'size' : undefined;
}

function pick(state: AvatarState, event: Extract<AvatarEvent, { type: 'picked' }>): Next {
  if (state.phase.name === 'closed' || state.phase.name === 'working') return stay(state);
  const fault = judge(event.fileType, event.bytes);
  if (fault !== undefined) return to(state, { name: 'choosing', fault });
  const turn = state.turn + 1;
  return { state: { turn, phase: { name: 'reading' } }, effects: [{ type: 'read', turn }] };
}

function upload(state: AvatarState, { size, crop }: SizedPhase): Next {
  const turn = state.turn + 1;
  return {
    state: { turn, phase: { name: 'working', size, crop, step: 'cut', share: 0 } },
    effects: [{ type: 'upload', turn, crop }],
  };
}

/** What is under way is called off, and what comes of it still means nothing. */
function leave(state: AvatarState, phase: AvatarPhase): Next {
  const effects: AvatarEffect[] = state.phase.name === 'working' ? [{ type: 'call-off' }] : [];
  return { state: { turn: state.turn + 1, phase }, effects };
}

/** Answers: those of the running turn alone. */
function stepTurn(state: AvatarState, event: Extract<AvatarEvent, { turn: number }>): Next {
  const { phase } = state;
  if (event.turn !== state.turn) return stay(state);
  if (event.type === 'read' || event.type === 'unreadable') {
    if (phase.name !== 'reading') return stay(state);
    return event.type === 'read'
      ? to(state, { name: 'cropping', size: event.size, crop: CENTRED })
      : to(state, { name: 'choosing', fault: 'unreadable' });
  }
  if (phase.name !== 'working') return stay(state);
  const { size, crop } = phase;
  if (event.type === 'stepped')
    return to(state, { name: 'working', size, crop, step: event.step, share: event.share });
  if (event.type === 'failed')
    return to(state, { name: 'failed', size, crop, step: event.step, text: event.text });
  return { state: { ...state, phase: { name: 'closed' } }, effects: [{ type: 'say-kept' }] };
}

function step(state: AvatarState, event: AvatarEvent): Next {
  if ('turn' in event) return stepTurn(state, event);
  const { phase } = state;
  switch (event.type) {
    case 'opened':
      return phase.name === 'closed' ? to(state, { name: 'choosing' }) : stay(state);
    case 'closed':
      return leave(state, { name: 'closed' });
    case 'picked':
      return pick(state, event);
    case 'cropped':
      return phase.name === 'cropping' || phase.name === 'failed'
        ? to(state, { name: 'cropping', size: phase.size, crop: event.crop })
        : stay(state);
    case 'again':
      return phase.name === 'closed' ? stay(state) : leave(state, { name: 'choosing' });
    case 'confirmed':
      return holds(phase) && phase.name !== 'working' ? upload(state, phase) : stay(state);
  }
}

export const avatar = defineMachine<AvatarState, AvatarEvent, AvatarEffect>({
  initial: { turn: 0, phase: { name: 'closed' } },
  step,
});
