import { type ComponentProps, useState } from 'react';
import { Checkbox, TextField } from 'shared/ui';
import { peopleI18n } from './people-i18n';

/** A password that its writer may look at. */
export const PeoplePassword = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => {
  const t = peopleI18n.useT();
  const [shown, setShown] = useState(false);
  return (
    <div>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox label={t('showPassword')} checked={shown} onChange={() => setShown(!shown)} />
    </div>
  );
};
