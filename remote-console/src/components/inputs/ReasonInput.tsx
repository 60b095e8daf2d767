import { maxLength, required, TextInput } from 'react-admin';
import { useT } from '../i18n';

interface Props {
  /** "Reason" by default. */
  label?: string | undefined;
  minRows?: number;
  helperText?: string;
}

/** The reason for a decision: required, at most 500 characters. */
export const ReasonInput = ({ label, minRows = 3, helperText }: Props) => {
  const t = useT();
  return (
    <TextInput
      source="reason"
      label={label ?? t('reason')}
      multiline
      minRows={minRows}
      validate={[required(), maxLength(500)]}
      {...(helperText && { helperText })}
    />
  );
};
