import { useT } from '../i18n';
import { LocalisedTextInput } from './LocalisedTextInput';

const maxLength = 64;

/** The name in the address of a public record, inside `LanguageTabs` (decision 71). */
export const SlugInput = ({ source }: { source: string }) => (
  <LocalisedTextInput source={source} max={maxLength} placeholder="" helperText={useT()('slugHint')} />
);
