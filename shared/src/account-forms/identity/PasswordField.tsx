import { type ComponentProps, useState } from 'react';
import { Checkbox, TextField } from 'shared/ui';
import { accountFormsI18n } from '../i18n';

/** A password field with a checkbox that shows the password. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => {
  const t = accountFormsI18n.useT();
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox label={t('showPassword')} checked={isShown} onChange={() => setIsShown(!isShown)} />
    </div>
  );
};
