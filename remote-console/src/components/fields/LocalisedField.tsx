import { useFieldValue } from 'react-admin';
import type { LocalisedText } from 'shared/contract';
import { useLanguage } from 'shared/i18n';

/** A localised text in the reader's language, or in Korean if it is not translated. */
export const LocalisedField = ({ source }: { source?: string }) => {
  const language = useLanguage();
  const text = useFieldValue({ source: source ?? '' }) as LocalisedText | null | undefined;
  return <>{text?.[language]?.trim() || text?.ko}</>;
};
