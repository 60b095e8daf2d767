import { TextInput, type TextInputProps } from 'react-admin';
import { useT } from '../i18n';
import { formatSeoulInput, parseSeoulInput } from './seoul-time';

/** An instant, shown and typed in Korean time whatever the time zone of the browser. */
export const SeoulDateTimeInput = ({ helperText, ...rest }: TextInputProps) => {
  const t = useT();
  return (
    <TextInput
      type="datetime-local"
      format={formatSeoulInput}
      parse={parseSeoulInput}
      helperText={helperText ?? t('seoul')}
      slotProps={{ inputLabel: { shrink: true } }}
      {...rest}
    />
  );
};
