import { ArrayInput, SimpleFormIterator, TextInput, useTranslate } from 'react-admin';
import { languages } from 'shared/i18n';
import { useT } from './texts';

/** A list of short localised lines, the languages of each side by side. */
export const LList = ({ source, max }: { source: string; max: number }) => {
  const t = useT();
  const translate = useTranslate();
  const tooLong = (text: string | null) =>
    text && text.length > max ? translate('ra.validation.maxLength', { max } as { _?: string }) : undefined;
  return (
    <ArrayInput source={source}>
      <SimpleFormIterator inline disableClear fullWidth>
        {languages.map((language) => (
          <TextInput
            key={language}
            source={language}
            label={t(language)}
            validate={tooLong}
            helperText={false}
            sx={{ flex: '1 1 160px' }}
          />
        ))}
      </SimpleFormIterator>
    </ArrayInput>
  );
};
