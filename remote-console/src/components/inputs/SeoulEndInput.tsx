import type { TextInputProps } from 'react-admin';
import { useT } from '../i18n';
import { SeoulDateTimeInput } from './SeoulDateTimeInput';
import { formatSeoulEndInput, parseSeoulEndInput } from './seoul-time';

/** The end of a period in Korean time, where 00:00 is the end of that day. */
export const SeoulEndInput = (props: TextInputProps) => {
  const t = useT();
  return (
    <SeoulDateTimeInput format={formatSeoulEndInput} parse={parseSeoulEndInput} helperText={t('seoulEnd')} {...props} />
  );
};
