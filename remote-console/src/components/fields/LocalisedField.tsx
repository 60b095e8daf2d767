import { useFieldValue } from 'react-admin';
import type { LocalisedText } from 'shared/contract';
import { useLocalised } from '../hooks/use-localised';

/** A localised text in the reader's language, or in Korean if it is not translated. */
export const LocalisedField = ({ source = '' }: { source?: string }) => {
  const localise = useLocalised();
  return <>{localise(useFieldValue({ source }) as LocalisedText | null | undefined)}</>;
};
