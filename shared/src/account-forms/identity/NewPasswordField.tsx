import type { ComponentProps } from 'react';
import { accountFormsI18n } from '../i18n';
import { PasswordField } from './PasswordField';

/** A password that is being chosen, with the rules for it as hint. */
export const NewPasswordField = (props: ComponentProps<typeof PasswordField>) => {
  const t = accountFormsI18n.useT();
  return <PasswordField hint={t('passwordHint')} {...props} autoComplete="new-password" required />;
};
