import { useWatch } from 'react-hook-form';
import { classificationTypes, type Work } from 'shared/contract';
import { source } from '../../components/forms/source';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { LanguageTabs } from '../../components/inputs/LanguageTabs';
import { LocalisedListInput } from '../../components/inputs/LocalisedListInput';
import { LocalisedTextInput } from '../../components/inputs/LocalisedTextInput';
import { FieldSection } from '../../components/layout/Section';

const s = source<Work>();

/** The classification of a lot: none, a paragraph or a list. */
export const ClassificationFields = () => {
  const type = useWatch<Work, 'classification.type'>({ name: 'classification.type' });
  return (
    <FieldSection source={s('classification')}>
      <ChoiceInput source={s('classification.type')} values={classificationTypes} required helperText={false} />
      {type === 'DESC' && (
        <LanguageTabs>
          <LocalisedTextInput source={s('classification.desc')} max={4000} multiline minRows={3} required />
        </LanguageTabs>
      )}
      {type === 'LIST' && <LocalisedListInput source={s('classification.list')} max={200} />}
    </FieldSection>
  );
};
