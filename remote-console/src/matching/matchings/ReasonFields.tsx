import { BooleanInput } from 'react-admin';
import { ReasonInput } from '../../components/inputs/ReasonInput';
import { meetingI18n } from './i18n';

/** The reason for a change by the organiser, and whether the parties are notified. */
export const ReasonFields = () => {
  const t = meetingI18n.useT();
  return (
    <>
      <ReasonInput label={t('reason')} helperText={t('reasonHint')} minRows={2} />
      <BooleanInput source="notify" label={t('notify')} helperText={false} />
    </>
  );
};
