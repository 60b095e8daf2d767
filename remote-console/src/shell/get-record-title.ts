import { get } from 'react-hook-form';
import type { LocalisedText } from 'shared/contract';
import type { Language } from 'shared/i18n';
import { localise } from '../components/hooks/use-localised';

/** What a record is called in the console's language; `path` leads to a text, in one language or in three. '' without one. */
export const getRecordTitle = (record: object, path: string, language: Language): string => {
  const title = get(record, path) as string | LocalisedText | null | undefined;
  return typeof title === 'object' ? localise(title, language) : (title ?? '');
};
