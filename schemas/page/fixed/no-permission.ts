/** Fixed screen: why this person may not enter (D17). */
import { oneOf, screen, type FixedScreen } from './fixed-screen.ts';
import { NO_PERMISSION } from '../../account/no-permission.ts';

/** Path parameter state: 1 not a member, 2 no permission, 3 not a designated student, 4 account disabled; else 2. */
export const noPermission: FixedScreen = ({ params }) =>
  screen({
    id: 'no-permission',
    title: { cn: '无访问权限', en: 'No permission' },
    kind: 'no-permission',
    props: { state: oneOf(Object.values(NO_PERMISSION), params['state'], NO_PERMISSION.refused) },
  });
