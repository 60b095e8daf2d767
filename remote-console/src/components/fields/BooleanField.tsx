import { Check } from 'lucide-react';
import { useFieldValue, useTranslate } from 'react-admin';

/** A check mark for true, nothing for false. */
export const BooleanField = ({ source = '' }: { source?: string }) => {
  const translate = useTranslate();
  return useFieldValue({ source }) ? <Check size={16} role="img" aria-label={translate('ra.boolean.true')} /> : null;
};
