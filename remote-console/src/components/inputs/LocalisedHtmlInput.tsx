import { use } from 'react';
import { required as isRequired } from 'react-admin';
import { RichTextInput } from '../rich-text/RichTextInput';
import { EditedLanguageContext } from './LanguageTabs';

/** Localised rich text inside `LanguageTabs`. Only Korean can be required. */
export const LocalisedHtmlInput = ({ source, required = false }: { source: string; required?: boolean }) => {
  const isKorean = use(EditedLanguageContext) === 'ko';
  return <RichTextInput source={source} {...(required && isKorean && { validate: isRequired() })} />;
};
