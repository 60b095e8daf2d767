import { maxLength, TextInput } from 'react-admin';
import { languages } from 'shared/i18n';
import { useT } from '../i18n';
import { ArrayItemsInput } from './ArrayItemsInput';

/** A list of short localised texts, the languages of each side by side. */
export const LocalisedListInput = ({ source, max }: { source: string; max: number }) => {
  const t = useT();
  return (
    <ArrayItemsInput source={source} inline>
      {languages.map((language) => (
        <TextInput
          key={language}
          source={language}
          label={t(language)}
          validate={maxLength(max)}
          helperText={false}
          sx={{ flex: '1 1 160px' }}
        />
      ))}
    </ArrayItemsInput>
  );
};
