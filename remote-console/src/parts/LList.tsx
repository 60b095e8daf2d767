import { maxLength, TextInput } from 'react-admin';
import { languages } from 'shared/i18n';
import { Items } from './Items';
import { useT } from './i18n';

/** A list of short localised lines, the languages of each side by side. */
export const LList = ({ source, max }: { source: string; max: number }) => {
  const t = useT();
  return (
    <Items source={source} inline>
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
    </Items>
  );
};
