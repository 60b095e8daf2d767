import { TextInput, type TextInputProps } from 'react-admin';
import { fromField, toField } from './seoul-time';
import { useT } from './texts';

/** A moment, typed and shown in Korean time wherever the administrator is. */
export const SeoulInput = ({ helperText, ...rest }: TextInputProps) => {
  const t = useT();
  return (
    <TextInput
      type="datetime-local"
      format={toField}
      parse={fromField}
      helperText={helperText ?? t('seoul')}
      slotProps={{ inputLabel: { shrink: true } }}
      {...rest}
    />
  );
};
