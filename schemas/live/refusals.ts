/** Why a live room refuses a call: the codes its contracts share (D72, D91, ADR-431). */

/** Of calls that everyone who may enter can make, even before they do. */
export const AT_THE_DOOR = ['not-entitled', 'delisted', 'comment-banned'] as const;

/** In the room, where a form that waits for an answer comes first. */
export const IN_THE_ROOM = [...AT_THE_DOOR, 'form-due'] as const;
