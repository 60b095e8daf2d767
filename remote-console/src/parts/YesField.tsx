import { Check } from 'lucide-react';
import { useFieldValue, useTranslate } from 'react-admin';

/** A mark where it is so, nothing where it is not. */
export const YesField = ({ source = '' }: { source?: string }) => {
  const translate = useTranslate();
  return useFieldValue({ source }) ? <Check size={16} role="img" aria-label={translate('ra.boolean.true')} /> : null;
};
