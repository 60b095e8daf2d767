import { BooleanInput, maxLength, required, TextInput } from 'react-admin';
import { meetingTexts } from './texts';

/** Why the organiser steps in, and whether the parties hear of it. */
export const ReasonFields = () => {
  const t = meetingTexts.useT();
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
