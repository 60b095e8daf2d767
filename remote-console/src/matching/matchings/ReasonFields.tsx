import { BooleanInput, maxLength, required, TextInput } from 'react-admin';
import { meetingI18n } from './i18n';

/** Why the organiser steps in, and whether the parties hear of it. */
export const ReasonFields = () => {
  const t = meetingI18n.useT();
  return (
    <>
      <TextInput
        source="reason"
        label={t('reason')}
        helperText={t('reasonHint')}
        multiline
        minRows={2}
        validate={[required(), maxLength(500)]}
      />
      <BooleanInput source="notify" label={t('notify')} helperText={false} />
    </>
  );
};
