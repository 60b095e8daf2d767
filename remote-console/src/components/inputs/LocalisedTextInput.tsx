import { use } from 'react';
import { required as isRequired, maxLength, TextInput, type TextInputProps, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useT } from '../i18n';
import { EditedLanguageContext } from './LanguageTabs';

interface Props extends Omit<TextInputProps, 'source' | 'validate'> {
  source: string;
  max: number;
  /** Applies to Korean only; the other languages fall back to it. */
  required?: boolean;
}

/** A localised text inside `LanguageTabs`. */
export const LocalisedTextInput = ({ source, max, required = false, ...rest }: Props) => {
  const t = useT();
  const language = use(EditedLanguageContext);
  const path = useSourceContext().getSource(source);
  const korean = useWatch({ name: path.replace(/\.\w+$/, '.ko') }) as string | null | undefined;
  const isKorean = language === 'ko';
  return (
    <TextInput
      source={source}
      validate={isKorean && required ? [isRequired(), maxLength(max)] : maxLength(max)}
      placeholder={isKorean ? undefined : (korean ?? undefined)}
      helperText={isKorean ? undefined : t('fallback')}
      slotProps={{ inputLabel: { shrink: true } }}
      {...rest}
    />
  );
};
