import { TextInput, type TextInputProps } from 'react-admin';
import { useT } from './i18n';
import { fromField, toField } from './seoul-time';

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
