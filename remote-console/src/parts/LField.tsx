import { useFieldValue } from 'react-admin';
import type { LocalisedText } from 'shared/contract';
import { useLanguage } from 'shared/i18n';

/** A localised text in the reader's language, or in Korean where it has none. */
export const LField = ({ source }: { source?: string }) => {
  const language = useLanguage();
  const text = useFieldValue({ source: source ?? '' }) as LocalisedText | null | undefined;
  return <>{text?.[language]?.trim() || text?.ko}</>;
};
