/** The field of the password somebody has now, as browsers and password managers know it (M186). */
import { PasswordField, type PasswordFieldProps } from '#ui/password-field.tsx';

/** What a password to be checked may be long; a longer one was never accepted. */
const TYPED_MAX = 128;

type Props = Omit<PasswordFieldProps, 'name' | 'autoComplete' | 'maxLength' | 'isLabelQuiet'>;

export function CurrentPassword(props: Props) {
  return (
    <PasswordField
      {...props}
      name="password"
      isLabelQuiet
      autoComplete="current-password"
      maxLength={TYPED_MAX}
    />
  );
}
