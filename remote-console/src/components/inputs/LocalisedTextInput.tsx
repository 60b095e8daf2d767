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
  const own = useSourceContext().getSource(source);
  const korean = useWatch({ name: own.replace(/\.\w+$/, '.ko') }) as string | null | undefined;
  const first = language === 'ko';
  return (
    <TextInput
      source={source}
      validate={first && required ? [isRequired(), maxLength(max)] : maxLength(max)}
      placeholder={first ? undefined : (korean ?? undefined)}
      helperText={first ? undefined : t('fallback')}
      slotProps={{ inputLabel: { shrink: true } }}
      {...rest}
    />
  );
};
