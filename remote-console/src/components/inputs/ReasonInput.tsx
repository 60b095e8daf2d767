import { maxLength, required, TextInput } from 'react-admin';

interface Props {
  label: string;
  minRows?: number;
  helperText?: string;
}

/** The reason for a decision: required, at most 500 characters. */
export const ReasonInput = ({ label, minRows = 3, helperText }: Props) => (
  <TextInput
    source="reason"
    label={label}
    multiline
    minRows={minRows}
    validate={[required(), maxLength(500)]}
    {...(helperText && { helperText })}
  />
);
