/** The personal centre without looks or words: fields edited in place, the avatar. */
export { AVATAR_STEPS, type AvatarPhase } from './avatar.machine.ts';
export {
  addressFault,
  birthdayFault,
  FIRST_BIRTHDAY,
  nicknameFault,
  type PersonalFault,
} from './personal-faults.ts';
export { useAvatar } from './use-avatar.ts';
export { useEdit, type Edit, type EditOptions } from './use-edit.ts';
export { useNewest } from './use-newest.ts';
export { useUnsaved } from './use-unsaved.ts';
