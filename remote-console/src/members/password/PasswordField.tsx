import { PasswordInput, type PasswordInputProps } from 'react-admin';

interface Props extends PasswordInputProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that browsers and password managers fill in. */
export const PasswordField = ({ autoComplete, ...rest }: Props) => (
  <PasswordInput helperText={false} slotProps={{ htmlInput: { autoComplete } }} {...rest} />
);
